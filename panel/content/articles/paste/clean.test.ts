import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { cleanPaste } from './clean.ts';

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'body' in value;

function cleaned(html: string) {
  const document: unknown = new new Window().DOMParser().parseFromString(html, 'text/html');
  if (!isDocument(document)) throw new Error('no document');
  return cleanPaste(document);
}
const htmlOf = (html: string): string => cleaned(html).html;

const wordItem = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Nota</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-unhide:no; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=PT-BR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-margin-top-alt:auto'><b><span style='mso-fareast-language:PT-BR'>Semana de moda<o:p></o:p></span></b></h1>
<p class=MsoNormal><st1:PersonName w:st="on">Ana</st1:PersonName>   desfilou
em <b style='mso-bidi-font-weight:normal'>Paris</b> e <i>Milão</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, '·', 'Um')}${wordItem(2, 'o', 'Um e meio')}${wordItem(1, '·', 'Dois')}
<p class=MsoNormal>Depois:</p>
${wordItem(1, '1.', 'Primeiro')}${wordItem(1, '2.', 'Segundo')}
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Altura</p></td><td><p class=MsoNormal><b>178</b></p></td></tr>
<tr><td><p class=MsoNormal>Cintura</p></td><td><p class=MsoNormal>60</p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=200 height=100 src="file:///C:/Temp/clip_image001.png" v:shapes="x"><![endif]></p>
<p class=MsoNormal><a name="_Toc1">Fim</a></p><!--EndFragment--></body></html>`;

test('Word: headings, lists in lists, tables as lines, and nothing of its styles', () => {
  expect(cleaned(WORD)).toEqual({
    html: [
      '<h2>Semana de moda</h2>',
      '<p>Ana desfilou em <strong>Paris</strong> e <em>Milão</em>.</p>',
      '<ul><li>Um</li><li><ul><li>Um e meio</li></ul></li><li>Dois</li></ul>',
      '<p>Depois:</p>',
      '<ol><li>Primeiro</li><li>Segundo</li></ol>',
      '<p>Altura · <strong>178</strong></p><p>Cintura · 60</p>',
      '<img data-picture="0">',
      '<p>Fim</p>',
    ].join(''),
    pictures: ['file:///C:/Temp/clip_image001.png'],
  });
});

const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">Casting</span></h2>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:400;font-style:normal">Em </span><span style="font-weight:700;">São Paulo</span><span style="font-style:italic">, hoje</span></p><br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Book</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Snaps</span></p></li></ul></ul>
<p><span><a href="https://www.google.com/url?q=https://agencia.example/a?b%3D1&sa=D"><span>site</span></a></span></p>
<p><span><img src="data:image/png;base64,iVBORw0KGgo=" width="602" height="400"></span></p>
<div dir="ltr"><table><tbody><tr><td><p><span>A</span></p></td><td><p><span>B</span></p><p><span>C</span></p></td></tr></tbody></table></div></b>`;

test('Google Docs: its wrapper is not bold, its lists are lists, its detours are gone', () => {
  expect(cleaned(GOOGLE)).toEqual({
    html: [
      '<h2>Casting</h2><p>Em <strong>São Paulo</strong><em>, hoje</em></p>',
      '<ul><li>Book</li><li><ul><li>Snaps</li></ul></li></ul>',
      '<p><a href="https://agencia.example/a?b=1">site</a></p>',
      '<img data-picture="0">',
      '<p>A · B C</p>',
    ].join(''),
    pictures: ['data:image/png;base64,iVBORw0KGgo='],
  });
});

test.each([
  ['text without paragraphs', 'Uma linha<br>e outra<br><br>Novo', '<p>Uma linha<br>e outra</p><p>Novo</p>'],
  ['divs', '<div>Um</div><div><div>Dois</div> e três</div>', '<p>Um</p><p>Dois</p><p>e três</p>'],
  [
    'a picture within a text',
    '<p>antes <img src="https://x.test/a.jpg"> depois</p>',
    '<p>antes</p><img data-picture="0"><p>depois</p>',
  ],
  ['a dot that counts visits', '<p>a<img src="https://x.test/t.gif" width="1" height="1"></p>', '<p>a</p>'],
  ['scripts and handlers', '<p onclick="x()">a<script>alert(1)</script><style>p{}</style></p>', '<p>a</p>'],
  ['an address of script', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
  ['signs', '<p>1 &lt; 2 &amp; "3"</p>', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>'],
  ['what was hidden', '<p>a<span style="display:none">b</span></p>', '<p>a</p>'],
  [
    'a quote of two paragraphs',
    '<blockquote><p>Um</p><p>Dois</p></blockquote>',
    '<blockquote>Um<br>Dois</blockquote>',
  ],
  ['a table for layout', '<table><tr><td><h2>T</h2><p>x</p></td></tr></table>', '<h2>T</h2><p>x</p>'],
  ['small headings', '<h1>A</h1><h4>B</h4>', '<h2>A</h2><h3>B</h3>'],
  ['a line', '<p>a</p><hr><p>b</p>', '<p>a</p><hr><p>b</p>'],
  [
    'a list in its item',
    '<ol><li>a<ul><li>b</li></ul></li></ol>',
    '<ol><li>a</li><li><ul><li>b</li></ul></li></ol>',
  ],
  ['an item alone', '<li>a</li>', '<p>a</p>'],
  ['nothing', '<p>&nbsp;</p><div><br></div>', ''],
])('%s', (_, html, expected) => {
  expect(htmlOf(html)).toBe(expected);
});
