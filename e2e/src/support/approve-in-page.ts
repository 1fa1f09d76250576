import { approvalOf } from '@windhover/core/authority/approve-intent'
import { type DeviceKey, keyId } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { statementText } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import type { Page } from 'playwright-core'

/** What the page's own key says of an intent: it cannot leave the page, so it signs there. */
export async function approveInPage(page: Page, intents: readonly Intent[]): Promise<SignedStatement[]> {
  const statements = intents.map((intent) => approvalOf(intent, Date.now()))
  const texts = statements.map((statement) => statementText('practice', statement))
  const { publicKey, signatures } = await page.evaluate(signWithDevice, texts)
  const key: DeviceKey = { type: 'device', publicKey }
  return statements.map((statement, index) => ({
    statement,
    keyId: keyId(key),
    proof: { by: 'device', signature: signatures[index] ?? '' },
  }))
}

/** Runs in the page. */
async function signWithDevice(texts: string[]): Promise<{ publicKey: string; signatures: string[] }> {
  type Kept = { privateKey: CryptoKey; publicKey: string }
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open('windhover-device'))
  const { privateKey, publicKey }: Kept = await done(
    database.transaction('keys').objectStore('keys').get('device'),
  )
  database.close()
  const sign = async (text: string) => {
    const bytes = new TextEncoder().encode(text)
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytes)
    const binary = Array.from(new Uint8Array(signature), (byte) => String.fromCharCode(byte)).join('')
    return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
  }
  return { publicKey, signatures: await Promise.all(texts.map(sign)) }
}
