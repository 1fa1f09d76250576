import { forgetPlaces } from '../features/chat/chat-place.ts'
import { forgetWanted } from '../features/chat/wanted-message.ts'
import { forgetView } from '../features/trenches/use-view.ts'
import { forgetView as forgetWatchlist } from '../features/watchlist/use-view.ts'
import { takeQuestions } from '../lib/ask-agent.ts'
import { ownerPrompt } from '../lib/authority/owner-prompt.ts'
import { closeCover } from '../lib/cover.ts'
import { forgetFollowed } from '../lib/orders/follow-order.ts'
import { stepUpPrompt } from '../lib/step-up/account-prompts.ts'
import { toast } from '../ui/toast-store.ts'

/** What modules hold beyond the mounted tree, and a real page load would clear. */
export function forgetPageState(): void {
  toast.dismiss()
  closeCover()
  forgetPlaces()
  forgetFollowed()
  forgetWanted()
  takeQuestions()
  forgetView()
  forgetWatchlist()
  stepUpPrompt.answer(false)
  ownerPrompt.answer(null)
}
