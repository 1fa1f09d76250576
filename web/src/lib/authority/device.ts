import { type DeviceKey, keyId } from '@windhover/core/authority/keys'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { type Statement, statementText } from '@windhover/core/authority/statements'
import { toBase64Url } from '../base64-url.ts'
import { type DeviceRecord, type DeviceRecords, indexedDbDevice, memoryDevice } from './device-records.ts'
import { keepOwner } from './known-owner.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

/** The key of this browser. Its private half cannot be read, by us or by anybody; it can only sign. */
export type Device = {
  readonly key: DeviceKey
  readonly id: string
  say<Said extends Statement>(domain: StatementDomain, statement: Said): Promise<SignedStatement>
}

let records: DeviceRecords | null = null

/** A private window may have a store that fails when it is used. */
async function openRecords(): Promise<DeviceRecords> {
  if (records !== null) return records
  try {
    await indexedDbDevice.read()
    records = indexedDbDevice
  } catch {
    records = memoryDevice()
  }
  return records
}

/** One key for this browser, made when it is first needed. */
export async function thisDevice(): Promise<Device> {
  const store = await openRecords()
  return deviceOf((await store.read()) ?? (await keepIn(store, await makeRecord())))
}

/** Some stores can be read, and refuse to hold a key. */
async function keepIn(store: DeviceRecords, made: DeviceRecord): Promise<DeviceRecord> {
  try {
    return await store.keep(made)
  } catch {
    records = memoryDevice()
    return await records.keep(made)
  }
}

/** False where the key ends with the page. */
export async function isDeviceKept(): Promise<boolean> {
  await thisDevice()
  return records === indexedDbDevice
}

/** Whoever signs out leaves no key behind: what it was lent is worth nothing from then on. */
export async function forgetDevice(): Promise<void> {
  keepOwner(null)
  await (await openRecords()).forget()
}

async function makeRecord(): Promise<DeviceRecord> {
  const pair = await crypto.subtle.generateKey(CURVE, false, ['sign', 'verify'])
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  return { privateKey: pair.privateKey, publicKey: toBase64Url(point) }
}

function deviceOf({ privateKey, publicKey }: DeviceRecord): Device {
  const key: DeviceKey = { type: 'device', publicKey }
  const id = keyId(key)
  return {
    key,
    id,
    say: async (domain, statement) => {
      const text = new TextEncoder().encode(statementText(domain, statement))
      const signature = toBase64Url(await crypto.subtle.sign(SIGNING, privateKey, text))
      return { statement, keyId: id, proof: { by: 'device', signature } }
    },
  }
}
