import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keyForms } from './key-forms.ts'

const key = randomBytes(32)
const publicKey = randomBytes(32)
const form = (name: string) => keyForms({ name: 'k', key, publicKey }).find((entry) => entry.form === name)

describe('keyForms', () => {
  it.each([0, 1, 2])(
    'recognises base64 of a larger value that holds the key %i bytes after a full group',
    (offset) => {
      const larger = Buffer.concat([randomBytes(3 + offset), key, randomBytes(7)])
      const suffix = offset === 0 ? '' : `-offset-${offset}`
      expect(larger.toString('base64')).toContain(form(`base64${suffix}`)?.bytes.toString())
      expect(larger.toString('base64url')).toContain(form(`base64url${suffix}`)?.bytes.toString())
    },
  )

  it('has the keypair in the form wallets export', () => {
    expect(form('keypair-base58')?.bytes.toString()).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    expect(Buffer.concat([key, publicKey]).toString('base64')).toContain(
      form('keypair-base64')?.bytes.toString(),
    )
  })

  it('is long enough everywhere that chance does not find it', () => {
    for (const { bytes } of keyForms({ name: 'k', key, publicKey }))
      expect(bytes.length).toBeGreaterThanOrEqual(32)
  })
})
