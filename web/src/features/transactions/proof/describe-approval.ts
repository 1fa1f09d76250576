import type { ProofFile } from '@windhover/core/authority/proof-file'
import type { Envelope, Statement } from '@windhover/core/authority/statements'
import type { IntentView } from '@windhover/core/transactions/contract'
import { kindOf } from '@windhover/core/transactions/intent'
import type { ProofLinks, ProvenDevice } from '@windhover/signer/proof/check-proof'
import { amountOf } from '../../../money/intents/token-facts.ts'
import { approvalCopy, proofCopy, SCOPE_WORDS } from './copy.ts'
import { isProgram } from './describe-device.ts'
import { dayOf, type ShownFact, type ShownLink, secondOf } from './shown-link.ts'

const SECOND_MS = 1_000

type Given = Extract<ProofLinks['approval'], { holds: true }>['seen']
type About = { readonly view: IntentView; readonly file: ProofFile; readonly device: ProvenDevice | null }

export function describeApproval({ agreement }: Given, { view, file, device }: About): ShownLink {
  const { statement: said } = (agreement.by === 'envelope' ? agreement.envelope : agreement).signed
  const { world } = file.signed.record
  return {
    label: proofCopy.names.approval,
    ...(said.kind === 'envelope' ? beforehand(device) : now(device, view)),
    at: secondOf(said.at),
    facts: said.kind === 'envelope' ? envelopeFacts(said, view) : [...intentFacts(view), ...validity(said)],
    signed: {
      title: approvalCopy.signedBy[speakerOf(device)],
      fields: signedFields(said, world),
    },
  }
}

function speakerOf(device: ProvenDevice | null): keyof typeof approvalCopy.signedBy {
  if (device === null) return 'owner'
  return isProgram(device) ? 'program' : 'device'
}

function now(device: ProvenDevice | null, { intent }: IntentView): Pick<ShownLink, 'who' | 'what'> {
  const what = approvalCopy.forThis(SCOPE_WORDS[kindOf(intent).scope].one)
  return {
    who: isProgram(device) ? approvalCopy.programPressed(device?.name ?? '') : approvalCopy.pressed,
    what,
  }
}

function beforehand(device: ProvenDevice | null): Pick<ShownLink, 'who' | 'what'> {
  const who = isProgram(device) ? approvalCopy.programAllowed(device?.name ?? '') : approvalCopy.allowed
  return { who, what: approvalCopy.beforehand }
}

function intentFacts(view: IntentView): readonly ShownFact[] {
  const { intent } = view
  const { outflows, inflows, recipient } = kindOf(intent)
  const sent = outflows(intent).flatMap(({ token, amountRaw }) =>
    amountRaw === null ? [] : [{ name: approvalCopy.send, value: amountOf(view, { token, amountRaw }) }],
  )
  const received = inflows(intent).flatMap(({ token, leastRaw }) =>
    leastRaw === null
      ? []
      : [{ name: approvalCopy.receive, value: amountOf(view, { token, amountRaw: leastRaw }) }],
  )
  const to = recipient(intent)
  const paid =
    to === null ? [] : [{ name: approvalCopy.to, value: to, copyLabel: approvalCopy.copyRecipient }]
  return [...sent, ...received, ...paid]
}

function validity(said: Statement): readonly ShownFact[] {
  if (!('expiresAt' in said)) return []
  const seconds = Math.round((said.expiresAt - said.at) / SECOND_MS)
  return [{ name: approvalCopy.validFor, value: approvalCopy.once(seconds) }]
}

function envelopeFacts(said: Envelope, view: IntentView): readonly ShownFact[] {
  const { sellToken, buyToken, totalSellRaw, worstPrice, executionsMax, expiresAt } = said
  const amount = (token: string, raw: string) => amountOf(view, { token, amountRaw: BigInt(raw) })
  const price = approvalCopy.receiveFor(
    amount(buyToken, worstPrice.buyRaw),
    amount(sellToken, worstPrice.sellRaw),
  )
  return [
    { name: approvalCopy.sendAtMost, value: amount(sellToken, totalSellRaw) },
    { name: approvalCopy.receive, value: price },
    { name: approvalCopy.times, value: approvalCopy.trades(executionsMax) },
    { name: approvalCopy.until, value: dayOf(expiresAt) },
  ]
}

function signedFields(said: Statement, world: string): { name: string; value: string }[] {
  const { fields, kind } = approvalCopy
  return [
    { name: fields.kind, value: kind(said.kind, said.version, world) },
    ...('intentHash' in said ? [{ name: fields.intent, value: grouped(said.intentHash) }] : []),
    ...('expiresAt' in said ? [{ name: fields.expires, value: new Date(said.expiresAt).toISOString() }] : []),
    { name: fields.nonce, value: grouped(said.nonce) },
  ]
}

/** In groups of four, which can be compared by eye. */
const grouped = (digits: string) => digits.replaceAll(/(.{4})(?=.)/g, '$1 ')
