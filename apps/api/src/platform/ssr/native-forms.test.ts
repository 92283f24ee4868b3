import { expect, test } from 'vitest'
import { fieldsOf } from './native-forms.ts'

test.each([
  ['', {}],
  ['email=ada%40example.com&terms=on', { email: 'ada@example.com', terms: 'on' }],
  ['name=Ada+Lovelace&name=Grace', { name: 'Ada Lovelace' }],
  ['message=%E2%82%AC+1%0D%0A2&empty=', { message: '€ 1\r\n2', empty: '' }],
  ['name=%E0%A4%A&=x&alone', { name: '\ufffd%A', '': 'x', alone: '' }],
  ['__proto__=x&constructor=y', JSON.parse('{ "__proto__": "x", "constructor": "y" }')],
])('reads the fields of %j', (body, fields) => {
  expect(fieldsOf(body)).toEqual(fields)
})
