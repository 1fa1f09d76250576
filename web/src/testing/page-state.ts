import { forgetPlaces } from '../features/chat/chat-place.ts'
import { closeChart } from '../lib/chart-view.ts'
import { stepUpPrompt } from '../lib/step-up/account-prompts.ts'
import { toast } from '../ui/toast-store.ts'

/** What modules hold beyond the mounted tree, and a real page load would clear. */
export function forgetPageState(): void {
  toast.dismiss()
  closeChart()
  forgetPlaces()
  stepUpPrompt.answer(false)
}
