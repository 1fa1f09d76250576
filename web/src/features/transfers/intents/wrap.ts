import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { IntentOf } from '@windhover/core/transactions/intent'
import Box from 'lucide-react/icons/box'
import { defineKindView, type ViewOf } from '../../../money/intents/intent-kind-view.ts'
import { amountOf } from '../../../money/intents/token-facts.ts'

const wrapped = (view: ViewOf<IntentOf<'wrap'>>) =>
  amountOf(view, { token: NATIVE, amountRaw: view.intent.amountRaw })

export const kindView = defineKindView({
  type: 'wrap',
  icon: Box,
  verb: 'Wrap',
  title: (view) => `Wrap ${wrapped(view)}`,
  done: (view) => ({
    title: `Wrapped ${wrapped(view)}`,
    detail: `to W${CHAINS[view.intent.chain].native.symbol}`,
  }),
})
