import { expect, it } from 'vitest'
import { readRedirect } from './read-redirect.ts'

const OWN = 'https://windhover.test'
const THERE = 'https://network.test/i/oauth2/authorize?state=1'

it.each([THERE, { url: THERE }, { url: THERE, more: 1 }])('R1-289 reads %j', (answer) => {
  expect(readRedirect(answer, OWN)).toBe(THERE)
})

it.each([
  null,
  undefined,
  7,
  '',
  'network.test',
  '/relative',
  {},
  { url: 7 },
  { url: { href: THERE } },
  [THERE],
  { location: THERE },
  'javascript:alert(1)',
  'data:text/html,hi',
  'http://network.test/',
  'http://127.0.0.1:4750/',
  'https://user:secret@network.test/',
])('R1-290 reads %j as no address', (answer) => {
  expect(readRedirect(answer, OWN)).toBeNull()
})

it('lets a product on this machine go to another place on it', () => {
  const practice = 'http://127.0.0.1:4750/social'
  expect(readRedirect(practice, 'http://localhost:4700')).toBe(practice)
  expect(readRedirect('http://network.test/', 'http://localhost:4700')).toBeNull()
})
