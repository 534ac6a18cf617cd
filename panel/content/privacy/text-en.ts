/** The English text of a new panel. Staff edit it in the panel; this is only the first version. */
export const ENGLISH = {
  title: 'Privacy',
  markdown: `
We keep little, for a short time, and delete it when you ask. Here is all of it in plain words, as the Brazilian data protection law (LGPD, Law 13,709/2018) requires.

## Who looks after your data

The agency is the controller. Reach the person in charge of data through the [contact page](/en/contact): you get an answer within 15 days.

## What we keep

- **A contact message:** name, e-mail and text.
- **A quote request:** also the phone number and the chosen talents.
- **A model application:** name, artistic name, date of birth, gender, height, city, Instagram, e-mail, phone and four photos. Location and camera data are removed from the photos before they are stored.
- **Of people under 18:** also the guardian’s name and contact, when they gave permission and which version of this text they read.
- **Of those who only look:** how often a profile was seen or given a heart, as a number, without knowing by whom.

Everything you send gets a reference. The internet address serves only to hold off robots and is not kept with what you sent.

## Why we keep it

Messages and quotes: to answer you. Applications: to assess whether we can represent you and to invite you to talk. You make the first step, so we use the data only to do what you ask. We do not advertise with it, and no decision is automatic: people look at every application.

## For how long

Applications are deleted, with their photos, **{months}** after they were sent; those of people under 18 after **{months-minors}**. The system does this by itself: for the last seven days of that time they are in the trash, out of daily work. When many would be due at once, a person first checks that the date is right, which takes seven days more at most. If you join the agency, a contract says the rest. Messages and quotes stay as long as the matter lasts.

After that only a line remains with the reference, the date and the reason, and nothing that tells who you are. A backup may hold what was deleted until it is replaced; nobody reads it for anything else.

## Who sees it

Only our team. Photos of an application are never published and never sent to clients. Hosting and e-mail come from companies that work for us and use your data for nothing else. Videos of talents open on YouTube or Vimeo only after you click.

## Under 18

An application of somebody under 18 is taken only with the name, the e-mail and the permission of a parent or legal guardian (LGPD, article 14). We talk to the guardian first, who may see, correct or delete everything and take the permission back at any time. We ask only for what is needed, and keep it for a shorter time.

## We never charge

We ask no money to assess, photograph or represent anybody. Anybody who charges in our name is not from the agency: please tell us.

## What stays on your device

Favorites, with the order, notes and dates that you give them, and drafts of forms stay in your browser only, without tracking cookies. With them it keeps copies of the profiles that you marked, to open without internet, until you unmark them; and a request for a quote made without internet, until it is sent, for a week at most. Notes leave it only in the link that you share, dates also in your request for a quote. A draft goes after sending, after a week, or when you tap “Clear everything”. Photos of an application stay on the device until they are sent, for 24 hours at most: after that they are deleted at your next visit. The first form that you send makes a random key in your browser, so that many messages from one device do not close the forms to others on the same network. It does not say who you are: it goes along with each message, only our server uses it, hashed, to count them, and it is gone after a day.

## See, correct, delete

Write through the [contact page](/en/contact) with the reference you received, or with the e-mail you used. We show, correct or delete what is yours, free of charge and without asking why. If our answer is not enough, you can turn to the Brazilian authority, ANPD.
`.trim(),
};
