import { z } from 'zod'
import { COMMITMENT_LAG } from '../engine/slot-clock.ts'
import { encodeAccount } from '../rpc/encode-account.ts'
import { addressParam, commitmentParam } from '../rpc/method.ts'
import { accountConfig } from '../rpc/methods/accounts.ts'
import { programConfig, toTest } from '../rpc/methods/program-accounts.ts'
import { onAgreed } from './subscribe-landed.ts'
import { subscribeToSignature } from './subscribe-signature.ts'
import { defineSubscription, type Subscription } from './subscription.ts'

const COMMITMENT = 'finalized'
const commitmentConfig = z.object({ commitment: commitmentParam.optional() }).nullish()
const logsFilter = z.union([
  z.enum(['all', 'allWithVotes']).transform(() => ({ mentions: [] as const })),
  z.object({ mentions: z.array(addressParam).length(1) }),
])

/** By name, without `Subscribe`; the notifications carry the same name. */
export const SUBSCRIPTIONS: Readonly<Record<string, Subscription>> = {
  signature: subscribeToSignature,
  slot: (_params, { slots }, { notify }) => {
    let timer: NodeJS.Timeout
    const tell = () => {
      const slot = slots.slot()
      notify(() => ({ parent: slot - 1, root: slot - COMMITMENT_LAG.finalized, slot }))
      wait()
    }
    const wait = () => {
      timer = setTimeout(tell, Math.max(1, slots.timeOf(slots.slot() + 1) - Date.now()))
    }
    wait()
    return () => clearTimeout(timer)
  },
  account: defineSubscription(
    z.tuple([addressParam, accountConfig.optional()]),
    ([at, config], node, listener) =>
      onAgreed(node, config?.commitment ?? COMMITMENT, ({ record, accounts }) => {
        const account = accounts.find((each) => each.address === at)
        if (!account) return
        listener.notify(() => ({
          context: { slot: record.slot },
          value: encodeAccount(account, config ?? {}, node.tokens) ?? GONE,
        }))
      }),
  ),
  program: defineSubscription(
    z.tuple([addressParam, programConfig.optional()]),
    ([program, config], node, listener) => {
      const tests = (config?.filters ?? []).map(toTest)
      return onAgreed(node, config?.commitment ?? COMMITMENT, ({ record, accounts }) => {
        for (const account of accounts) {
          if (!account.exists || account.programAddress !== program) continue
          if (!tests.every((test) => test(account))) continue
          listener.notify(() => ({
            context: { slot: record.slot },
            value: { pubkey: account.address, account: encodeAccount(account, config ?? {}, node.tokens) },
          }))
        }
      })
    },
  ),
  logs: defineSubscription(
    z.tuple([logsFilter, commitmentConfig.optional()]),
    ([filter, config], node, listener) =>
      onAgreed(node, config?.commitment ?? COMMITMENT, ({ record }) => {
        const [mentioned] = filter.mentions
        const named =
          mentioned === undefined || node.history.head(record.signature)?.accounts.includes(mentioned)
        if (!named) return
        const { signature, err, logs, slot } = record
        listener.notify(() => ({ context: { slot }, value: { signature, err, logs } }))
      }),
  ),
}

/** An account that was closed is told of as an empty one of the system's. */
const GONE = {
  lamports: 0,
  owner: '11111111111111111111111111111111',
  executable: false,
  rentEpoch: 0,
  space: 0,
  data: ['', 'base64'],
} as const
