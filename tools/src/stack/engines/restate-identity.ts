import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { base58Text } from '@windhover/signer/sign/base58-text'

/** Restate signs its calls with this key; a worker that knows the public half answers nobody else. */
export function newIdentityPem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** The public half, as the SDK reads it. */
export function identityKeyOf(pem: string): string {
  const { x = '' } = createPublicKey(createPrivateKey(pem)).export({ format: 'jwk' })
  return `publickeyv1_${base58Text(Buffer.from(x, 'base64url'))}`
}

/** Made once per file, for the eyes of its owner alone. */
export function keepIdentity(file: string): { readonly file: string; readonly key: string } {
  if (!existsSync(file)) {
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, newIdentityPem(), { mode: 0o400 })
    renameSync(draft, file)
  }
  return { file, key: identityKeyOf(readFileSync(file, 'utf8')) }
}
