import { describe, expect, it } from 'vitest';
import { fieldErrors, isStored, receiptOf } from './stored-answer.ts';

describe('an entry is stored', () => {
  it.each<[string, number, unknown]>([
    ['our own panel', 201, { id: 1, reference: 'AFM-7K3Q9' }],
    ['nothing at all', 200, null],
    ['no content', 204, null],
    ['an id', 201, { id: '17' }],
    ['plain text', 200, 'ok'],
    ['a yes', 200, { success: true, message: 'Obrigado!' }],
    ['a yes as a number', 200, { success: 1 }],
    ['a yes as text', 200, { success: 'true', status: 'success' }],
    ['fields for errors without any', 200, { message: 'ok', errors: [], error: null }],
    ['an empty error', 200, { error: '', errors: {} }],
    ['no error as a number', 200, { error: 0 }],
    ['true', 200, true],
  ])('after %s', (_case, status, body) => expect(isStored({ status, body })).toBe(true));
});

describe('an entry is not stored', () => {
  it.each<[string, number, unknown]>([
    ['a redirect', 302, null],
    ['another redirect', 303, 'ok'],
    ['not modified', 304, null],
    ['a page', 200, '<!DOCTYPE html><h1>Obrigado</h1>'],
    ['a page after a BOM', 200, '\ufeff\n<html></html>'],
    ['a no', 200, { success: false }],
    ['a no as a number', 200, { success: 0 }],
    ['a no as text', 200, { success: 'false' }],
    ['an error', 200, { error: 'Invalid token' }],
    ['an error as yes', 200, { error: true }],
    ['a status', 200, { status: 'error' }],
    ['another status', 200, { status: 'fail', data: null }],
    ['errors of fields', 200, { message: 'The given data was invalid.', errors: { email: ['x'] } }],
    ['a list of errors', 200, { message: 'x', errors: ['email'] }],
    ['false', 200, false],
    ['a word', 200, 'ERRO: mail()'],
    ['a refusal', 422, { message: 'x' }],
    ['a failure', 500, null],
  ])('after %s', (_case, status, body) => expect(isStored({ status, body })).toBe(false));
});

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
