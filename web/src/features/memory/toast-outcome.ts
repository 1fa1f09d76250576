import { errorText } from '../../lib/api/api-error.ts'
import { toast } from '../../ui/toast.tsx'

/** A notice either way; answers whether it worked. */
export async function toastOutcome(
  change: Promise<unknown>,
  texts: { readonly done: string; readonly failed: string },
): Promise<boolean> {
  try {
    await change
    toast.success({ title: texts.done })
    return true
  } catch (error) {
    const title = errorText(error, texts.failed)
    const detail = errorText(error)
    toast.error({ title, ...(detail === title ? {} : { description: detail }) })
    return false
  }
}
