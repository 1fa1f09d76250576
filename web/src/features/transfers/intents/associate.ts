import Link2 from 'lucide-react/icons/link-2'
import { defineKindView } from '../../../money/intents/intent-kind-view.ts'
import { symbolOf, tokenFacts } from '../../../money/intents/token-facts.ts'

export const kindView = defineKindView({
  type: 'associate',
  icon: Link2,
  verb: 'Accept token',
  title: (view) => `Accept token ${tokenFacts(view, view.intent.token)?.symbol ?? view.intent.token}`,
  done: (view) => ({ title: `Accepted ${symbolOf(view, view.intent.token)}`, detail: null }),
})
