import Send from 'lucide-react/icons/send'
import { defineKindView } from '../../../money/intents/intent-kind-view.ts'
import { amountOf } from '../../../money/intents/token-facts.ts'
import { shortenAddress } from '../../../ui/shorten-address.ts'

const shorten = (address: string) => shortenAddress(address, { head: 6, tail: 4 })

export const kindView = defineKindView({
  type: 'transfer',
  icon: Send,
  verb: 'Send',
  title: (view) => `Send ${amountOf(view, view.intent)} to ${shorten(view.intent.to)}`,
  done: (view, nameOf) => ({
    title: `Sent ${amountOf(view, view.intent)}`,
    detail: `to ${nameOf(view.intent.to) ?? shorten(view.intent.to)}`,
  }),
})
