import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { proofFile } from '@windhover/core/authority/proof-file'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { type CheckedProof, checkProof } from './proof/check-proof.ts'

/**
 * Command: checks a proof with nothing but the file. --root is the owner who is expected, by id or by a file that holds
 * the id or another proof of the same owner; --key is the public key of the signer's records, as its log told it at the
 * start. Exit code 1 when a link does not hold.
 */
const OWNER_ID = /^[0-9a-f]{64}$/

function ownerIdOf(given: string): string {
  if (OWNER_ID.test(given)) return given
  const text = readFileSync(given, 'utf8').trim()
  return OWNER_ID.test(text) ? text : proofFile.parse(JSON.parse(text)).signed.record.vault.ownerId
}

function say(name: string, holds: boolean, what: string): boolean {
  process.stdout.write(`${name.padEnd(12)} ${holds ? 'holds' : 'BROKEN'}  ${what}\n`)
  return holds
}

const when = (ms: number) => new Date(ms).toISOString()

function tell({ file, links }: CheckedProof, pinned: { root?: string; key?: string }): boolean {
  const { record, key } = file.signed
  const { owner, device, approval, transaction } = links
  const held = [
    say('record', true, `kept by the signer with the key ${key}, world ${record.world}`),
    say(
      'owner',
      owner.holds,
      owner.holds
        ? `${owner.seen.root.name}, owner ${owner.seen.ownerId} of vault ${record.vault.id}`
        : owner.why,
    ),
    say(
      'device',
      device.holds,
      device.holds
        ? device.seen === null
          ? 'none: the owner agreed'
          : `${device.seen.name}, until ${when(device.seen.powers.expiresAt)}`
        : device.why,
    ),
    say(
      'approval',
      approval.holds,
      approval.holds
        ? `of ${file.intent.type} ${file.intent.id}, accepted ${when(approval.seen.agreement.acceptedAt)}`
        : approval.why,
    ),
    say(
      'transaction',
      transaction.holds,
      transaction.holds
        ? transaction.seen
            .map(({ transaction: { chain, id }, slot }) => `${slot.role} on ${chain}: ${id}`)
            .join(', ')
        : transaction.why,
    ),
  ]
  if (pinned.root !== undefined)
    held.push(say('root', record.vault.ownerId === pinned.root, `expected owner ${pinned.root}`))
  if (pinned.key !== undefined) held.push(say('key', key === pinned.key, `expected key ${pinned.key}`))
  return held.every((each) => each)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' }, key: { type: 'string' } },
  })
  const [path] = positionals
  if (path === undefined) throw new Error('name a file: npm run proof:verify FILE')
  const pinned = {
    ...(values.root !== undefined && { root: ownerIdOf(values.root) }),
    ...(values.key !== undefined && { key: values.key }),
  }
  const isWhole = tell(checkProof(readFileSync(path, 'utf8')), pinned)
  process.stdout.write(isWhole ? 'The proof holds.\n' : 'The proof does not hold.\n')
  process.exitCode = isWhole ? 0 : 1
} catch (error) {
  process.stdout.write(`This is no proof: ${reasonOf(error)}\n`)
  process.exitCode = 1
}
