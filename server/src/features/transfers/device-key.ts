import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { approvalOf } from '@windhover/core/authority/approve-intent'
import { type DeviceKey, keyId } from '@windhover/core/authority/keys'
import type { StatementDomain } from '@windhover/core/authority/statement-domain'
import { statementText } from '@windhover/core/authority/statements'
import type { ApproveWithKey } from '../../platform/http/route-binding.ts'

/** Approves with a key that this deployment holds, under a grant of the vault's owner. */
export function approveWithDeviceKey(pkcs8: string, domain: StatementDomain): ApproveWithKey {
  const privateKey = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' })
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const key: DeviceKey = { type: 'device', publicKey: point.toString('base64url') }
  const id = keyId(key)
  return (intent, nowMs) => {
    const statement = approvalOf(intent, nowMs)
    const text = Buffer.from(statementText(domain, statement), 'utf8')
    const signature = sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    )
    return { statement, keyId: id, proof: { by: 'device', signature } }
  }
}
