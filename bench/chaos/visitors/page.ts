import { Parser } from 'htmlparser2';

/** The page of a form without JavaScript: the form's hidden fields and the texts. */
export type FormPage = { action: string; hidden: [name: string, value: string][]; status: string };

export function readFormPage(html: string): FormPage {
  const page: FormPage = { action: '', hidden: [], status: '' };
  let isInForm = false;
  let isInStatus = false;
  const parser = new Parser({
    onopentag(name, { enctype, action = '', type, name: field, value = '', role }) {
      if (name === 'form' && enctype === 'multipart/form-data') {
        isInForm = true;
        page.action = action;
      }
      if (isInForm && name === 'input' && type === 'hidden' && field) page.hidden.push([field, value]);
      if (role === 'status') isInStatus = true;
    },
    ontext(text) {
      if (isInForm && isInStatus) page.status += text;
    },
    onclosetag(name) {
      if (name === 'form') isInForm = false;
      if (name === 'p') isInStatus = false;
    },
  });
  parser.end(html);
  return page;
}
