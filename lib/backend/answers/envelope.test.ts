import { expect, it } from 'vitest';
import { isErrorBody, readOne, readPaging, readRows } from './envelope.ts';

const rows = [{ id: 1 }, { id: 2 }];
const keyed = { 3: { id: 1 }, 7: { id: 2 } };

it.each<[string, unknown]>([
  ['bare', rows],
  ['in data', { data: rows }],
  ['in data with pages', { data: rows, meta: { total: 2 }, links: { next: null } }],
  ['in data of data', { data: { data: rows, current_page: 1, links: [{ url: null }] } }],
  ['under the only name', { success: true, talents: rows }],
  ['under the only name in data', { data: { talents: rows, total: 2 } }],
  ['under the only name in what is named after the call', { entity: { name: 'feed', records: rows } }],
  ['so, with pages', { success: true, result: { items: rows }, meta: { total: 2 }, links: { next: null } }],
  ['keyed', keyed],
  ['keyed in data', { data: keyed }],
  ['keyed under the only name', { talents: { 0: { id: 1 }, 1: { id: 2 } } }],
  ['keyed under the only name in data', { data: { talents: keyed }, meta: { total: 2 } }],
  ['keyed under names', { success: true, result: { items: keyed } }],
  ['as JSON in a text', { data: JSON.stringify(rows) }],
])('reads rows %s', (_how, body) => expect(readRows(body)).toEqual(rows));

it.each<[unknown, unknown]>([
  [[], []],
  [{ data: [] }, []],
  [{ data: {} }, []],
  [{ data: { id: 1 } }, [{ id: 1 }]],
  [{ 3: { id: 1 } }, [{ id: 1 }]],
  [{ talents: { 3: { id: 1 } } }, [{ id: 1 }]],
  [{ talents: { id: 1 } }, [{ id: 1 }]],
  [{ 3: { slug: 'a', tags: ['b'] } }, [{ slug: 'a', tags: ['b'] }]],
  [{}, null],
  [null, null],
  ['lol', null],
  [7, null],
  [{ data: null }, null],
  [{ success: false, data: [] }, null],
  [{ error: 'token_expired' }, null],
])('reads %j as %j', (body, expected) => expect(readRows(body)).toEqual(expected));

const thing = { id: 1, name: 'Ana' };
it.each<[string, unknown]>([
  ['bare', thing],
  ['in data', { data: thing }],
  ['under a name', { success: true, talent: thing }],
  ['under names', { data: { result: { talent: thing } } }],
  ['in a list of one', { data: [thing] }],
  ['keyed', { data: { 7: thing } }],
  ['keyed under a name', { talent: { 0: thing } }],
])('reads one thing %s', (_how, body) => expect(readOne(body, 'name')).toEqual(thing));

it.each<[unknown, boolean]>([
  [{ success: false, data: rows }, true],
  [{ success: 0 }, true],
  [{ status: 'error', code: 1 }, true],
  [{ message: 'Unauthenticated.' }, true],
  [{ message: 'x', errors: { a: ['b'] } }, true],
  [{ error: { code: 5 } }, true],
  [{ success: true, data: rows }, false],
  [{ message: 'ok', data: rows }, false],
  [{ status: 'success', data: [] }, false],
  [{ error: null, data: rows }, false],
  [{ id: 1, message: 'Olá' }, false],
  [{}, false],
  [[], false],
  [null, false],
])('knows whether %j is an error: %s', (body, isError) => expect(isErrorBody(body)).toBe(isError));

const none = { page: null, lastPage: null, perPage: null, total: null, hasNext: null };
it.each<[unknown, Partial<typeof none> | object]>([
  [
    { data: [], current_page: 1, last_page: 3, per_page: 20, total: 50 },
    { page: 1, lastPage: 3, perPage: 20, total: 50 },
  ],
  [
    { data: [], current_page: '1', last_page: '3', total: '50' },
    { page: 1, lastPage: 3, total: 50 },
  ],
  [
    { data: [], meta: { current_page: 1, last_page: 3 }, links: { next: 'https://x/?page=2' } },
    { page: 1, lastPage: 3, hasNext: true },
  ],
  [{ data: { data: [], last_page: 3 } }, { lastPage: 3 }],
  [{ data: [], next_page_url: null }, { hasNext: false }],
  [{ data: [], next_page_url: '/x?page=2' }, { hasNext: true }],
  [{ data: [], links: { prev: null, next: null } }, { hasNext: false }],
  [{ data: [], links: [{ url: null }] }, {}],
  [{ data: [], total: 0, last_page: 0 }, { total: 0 }],
  [[], {}],
  [null, {}],
])('reads the pages of %j', (body, paging) => expect(readPaging(body)).toEqual({ ...none, ...paging }));
