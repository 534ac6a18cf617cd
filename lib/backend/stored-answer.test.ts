import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';
import { fieldErrors, receiptOf, verdictOf } from './stored-answer.ts';

/** An answer as it comes: its status and text; a redirect’s text is its location. */
type Row = [status: number, text: string];

const STORED: Row[] = [
  [201, '{"id":1,"reference":"AFM-7K3Q9"}'],
  [204, ''],
  [200, ''],
  [200, 'null'],
  [200, 'ok'],
  [200, '1'],
  [200, 'true'],
  [200, '17'],
  [200, 'Obrigado!'],
  [202, '{"status":"queued"}'],
  [201, '{"id":"17"}'],
  [200, '[]'],
  [200, '{}'],
  [200, '{"success":true,"message":"Obrigado!"}'],
  [200, '{"success":1}'],
  [200, '{"success":"true","status":"success"}'],
  [200, '{"sucesso":true}'],
  [200, '{"sucesso":"sim"}'],
  [200, '{"enviado":true}'],
  [200, '{"ok":true,"erro":null}'],
  [200, '{"sucesso":true,"mensagem":"Não responda a este e-mail."}'],
  [200, '{"message":"ok","errors":[],"error":null}'],
  [200, '{"error":"","errors":{}}'],
  [200, '{"error":0}'],
  [200, '{"error":false}'],
  [200, '{"erro":false,"mensagem":"Recebemos o seu contato."}'],
  [200, '{"errorCode":"0","errorMessage":""}'],
  [200, '{"has_error":false}'],
  [200, '{"code":200}'],
  [200, '{"code":0,"msg":"success"}'],
  [200, '{"status":200,"message":"Created"}'],
  [200, '{"status":1}'],
  [200, '{"status":"ok","data":{"id":7}}'],
  [200, '{"result":"success"}'],
  [200, '{"resultado":"ok"}'],
  [200, '{"data":{"success":true}}'],
  [200, '{"type":"contact","id":3}'],
  [200, '{"message":"Thank you"}'],
  [200, '{"no_errors":true}'],
  [
    200,
    '<br />\n<b>Notice</b>: Undefined index: a in <b>/x.php</b> on line <b>3</b><br />\n{"success":true}',
  ],
  [200, 'Warning: mail(): x in /x.php on line 3\n{"ok":1}'],
];

const REFUSED: Row[] = [
  [302, '/login'],
  [302, '/'],
  [303, ''],
  [304, ''],
  [301, '/api/contact/pt/'],
  [200, '<!DOCTYPE html><title>Entrar</title>'],
  [200, '\ufeff\n<html></html>'],
  [200, '<html>The given data was invalid.</html>'],
  [200, '<html><h1>Não foi enviado com sucesso: erro</h1></html>'],
  [200, '{"success":false}'],
  [200, '{"success":0}'],
  [200, '{"success":"false"}'],
  [200, '{"success":null}'],
  [200, '{"sucesso":false}'],
  [200, '{"sucesso":"não"}'],
  [200, '{"Sucesso":0}'],
  [200, '{"isSuccess":false}'],
  [200, '{"ok":false}'],
  [200, '{"enviado":false}'],
  [200, '{"exito":false}'],
  [200, '{"sent":0}'],
  [200, '{"error":"Invalid token"}'],
  [200, '{"error":true}'],
  [200, '{"erro":"Sem permissão"}'],
  [200, '{"erro":true}'],
  [200, '{"erros":{"email":["x"]}}'],
  [200, '{"has_error":true}'],
  [200, '{"errorMessage":"x"}'],
  [200, '{"error_code":1045}'],
  [200, '{"mensagem_erro":"x"}'],
  [200, '{"falha":"banco"}'],
  [200, '{"status":"error"}'],
  [200, '{"status":"fail","data":null}'],
  [200, '{"status":"erro"}'],
  [200, '{"status":"NOK"}'],
  [200, '{"status":0}'],
  [200, '{"status":422}'],
  [200, '{"statusCode":500}'],
  [200, '{"code":500}'],
  [200, '{"codigo":404}'],
  [200, '{"code":-1}'],
  [200, '{"result":"error"}'],
  [200, '{"result":false}'],
  [200, '{"resultado":"falha"}'],
  [200, '{"response":{"status":"error"}}'],
  [200, '{"data":{"success":false}}'],
  [200, '[{"success":false}]'],
  [200, '{"type":"error"}'],
  [200, '{"message":"Undefined index","exception":"ErrorException","file":"/x.php","line":3,"trace":[{}]}'],
  [200, '{"exception":"PDOException"}'],
  [200, '{"message":"The given data was invalid.","errors":{"email":["x"]}}'],
  [200, '{"message":"x","errors":["email"]}'],
  [200, '{"message":"Unauthenticated."}'],
  [200, '{"mensagem":"Erro ao enviar"}'],
  [200, '{"msg":"Não foi possível enviar"}'],
  [200, '{"message":"Could not connect"}'],
  [200, 'false'],
  [200, '0'],
  [200, 'ERRO: mail()'],
  [200, 'Falhou'],
  [200, '<br />\n<b>Warning</b>: x in <b>/x.php</b><br />\n{"success":false}'],
  [422, '{"message":"x"}'],
  [401, '{"message":"x"}'],
  [404, ''],
  [413, ''],
  [429, ''],
  [503, ''],
  [500, '{"errors":{"email":["x"]}}'],
];

const UNCLEAR: Row[] = [
  [200, '<!DOCTYPE html><h1>Obrigado</h1>'],
  [302, '/obrigado'],
  [303, 'https://agency.example/contact?sent=1'],
  [200, '{"success":true,"error":"mail not sent"}'],
  [200, '{"sucesso":true,"erros":["smtp"]}'],
  [200, '{"status":"em análise?"}'],
  [200, '{"success":"partially failed"}'],
  [200, '{"message":"The given data was invalid."}'],
  [200, '{"mensagem":"O e-mail não foi entregue"}'],
  [200, '{"success":true,"id":1'],
  [500, ''],
  [500, '{"message":"Server Error"}'],
  [500, '{"success":true,"id":7}'],
  [502, '<html>'],
  [504, '<html>'],
  [524, ''],
  [404, '{"success":true}'],
];

describe.each([
  ['stored', STORED],
  ['refused', REFUSED],
  ['unclear', UNCLEAR],
] as const)('an entry is %s', (verdict, rows) => {
  it.each(rows)('after %i %s', async (status, text) => {
    const isRedirect = status >= 300 && status < 400;
    const { body } = isRedirect ? { body: null } : await readBody(Readable.from([Buffer.from(text)]), '');
    expect(verdictOf({ status, body, location: isRedirect ? text : null })).toBe(verdict);
  });
});

it('the table is of a hundred answers at least', () =>
  expect(STORED.length + REFUSED.length + UNCLEAR.length).toBeGreaterThanOrEqual(100));

it.each<[unknown, string | null]>([
  [{ reference: 'AFM-7K3Q9' }, 'AFM-7K3Q9'],
  [{ reference: 1234 }, '1234'],
  [{ success: true, data: { protocolo: ' 2026/17 ' } }, '2026/17'],
  [{ id: 17 }, null],
  [{ reference: '' }, null],
  [{ reference: 'x'.repeat(65) }, null],
  [{ reference: '<script>' }, null],
  [{ reference: 'Pedido nº 7' }, 'Pedido nº 7'],
  ['ok', null],
  [null, null],
])('the reference in %j is %j', (body, reference) => expect(receiptOf(body).reference).toBe(reference));

it.each<[unknown, boolean]>([
  [{ reference: 'AFM-7K3Q9', sends_mail: true }, true],
  [{ success: true, data: { protocolo: '2026/17', sends_mail: true } }, true],
  [{ reference: 'AFM-7K3Q9', sends_mail: false }, false],
  [{ reference: 'AFM-7K3Q9', sends_mail: 'true' }, false],
  [{ reference: 'AFM-7K3Q9' }, false],
  [{ sends_mail: true }, false],
  ['ok', false],
  [null, false],
])('a mail with the reference after %j: %j', (body, sendsMail) =>
  expect(receiptOf(body).sendsMail).toBe(sendsMail),
);

it.each<[unknown, Record<string, string>]>([
  [
    { message: 'x', errors: { email: ['email', 'other'], name: 'required' } },
    { email: 'email', name: 'required' },
  ],
  [{ error: { phone: ['Inválido'] } }, { phone: 'Inválido' }],
  [{ errors: [{ field: 'email', message: 'Inválido' }, 'x'] }, { email: 'Inválido' }],
  [{ error: 'Invalid' }, {}],
  [{ errors: null }, {}],
  ['<html>', {}],
])('the fields that %j names are %j', (body, fields) => expect(fieldErrors(body)).toEqual(fields));
