import sharp, { type Sharp } from 'sharp';

/** A field of a form: text, or a file with its name. */
export type Part = string | { name: string; bytes: Uint8Array<ArrayBuffer> };
export type Form = Record<string, Part | null>;

export const choice = (value: string, label = value): string => JSON.stringify({ value, label });

/** A form as the site sends it; null leaves the field out. */
export function formData(form: Form): FormData {
  const data = new FormData();
  for (const [field, part] of Object.entries(form)) {
    if (part === null) continue;
    if (typeof part === 'string') data.append(field, part);
    else data.append(field, new Blob([part.bytes]), part.name);
  }
  return data;
}

/** A picture of noise, so that its bytes weigh like a photograph's. */
export async function picture(
  { width = 600, height = 800, seed = 1 } = {},
  finish: (image: Sharp) => Sharp = (image) => image.jpeg(),
): Promise<Uint8Array<ArrayBuffer>> {
  const base = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (seed * 37) % 256, g: 120, b: (seed * 91) % 256 },
    },
  });
  return new Uint8Array(await finish(base).toBuffer());
}

let senders = 0;
/** An address of its own for each form: one gets three confirmations an hour. */
const newSender = (): string => {
  senders += 1;
  return `ana.${process.pid}.${senders}@example.com`;
};

export const contactForm = (): Form => ({
  name: 'Ana Souza',
  email: newSender(),
  message: 'Olá!\nGostaria de saber mais.',
});

export const quoteForm = (): Form => ({
  ...contactForm(),
  phone: '+55 (48) 99999-0000',
  models: JSON.stringify([
    { id: 7, name: 'Bia', cover: null },
    { id: 9, name: 'Caio' },
  ]),
});

export async function applicationForm(): Promise<Form> {
  const bytes = await picture();
  return {
    realname: 'Ana Souza da Silva',
    name: 'Ana',
    gender: choice('woman', 'Mulher'),
    birthdate: '2000-05-17',
    height: '178/5\'10"',
    email: newSender(),
    instagr: '@ana',
    phone: '+55 (48) 99999-0000',
    country: choice('BR', 'Brasil'),
    id_state: choice('SC', 'Santa Catarina'),
    basedin: choice('4205407', 'Florianópolis'),
    image_1: { name: 'perfil.jpg', bytes },
    image_2: { name: 'rosto.jpg', bytes },
    image_3: { name: 'corpo.jpg', bytes },
    image_4: { name: 'livre.jpg', bytes },
  };
}
