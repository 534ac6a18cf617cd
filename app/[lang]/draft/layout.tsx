import { AddTypefaces } from '@/components/fonts/add-typefaces';

/** Pages whose address is a secret: their style names no file. */
export default function SecretLayout({ children }: LayoutProps<'/[lang]/draft' | '/[lang]/package'>) {
  return (
    <>
      {children}
      <AddTypefaces />
    </>
  );
}
