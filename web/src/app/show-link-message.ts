import { type LinkMessage, readLinkMessage } from '@windhover/core/workspace/link-message'
import { readSearchParam, writeSearchParams } from '../lib/search-params.ts'

const MESSAGE_PARAM = 'message'

/** The notice of the link, once: the parameter leaves the address whether or not there was something to show. */
export function takeLinkMessage(): LinkMessage | null {
  const raw = readSearchParam(MESSAGE_PARAM)
  if (raw === null) return null
  writeSearchParams({ [MESSAGE_PARAM]: null }, 'replace')
  return readLinkMessage(raw)
}
