import { useEverySecond } from '../../../lib/use-every-second.ts'
import { launchCopy } from '../copy.ts'
import { showAge } from './show-age.ts'

export function Age({ since }: { readonly since: string | null }) {
  const nowMs = useEverySecond()
  return since === null ? launchCopy.unknown : showAge(nowMs - Date.parse(since))
}
