import type { ChatMessage } from '@windhover/core/chat/message'
import type { Picture } from '@windhover/core/contract/picture'
import { findOwnFile, readFile } from '../files/index.ts'
import type { ChatParts } from './parts.ts'

/**
 * Pictures of the newest question that this person has uploaded here, by their addresses. Nothing is fetched from
 * anywhere else: an address in a message would make our server a browser for whoever can get a person to paste it.
 */
export async function readPictures(
  parts: ChatParts,
  { userId, messages }: { readonly userId: string; readonly messages: readonly ChatMessage[] },
): Promise<ReadonlyMap<string, Picture>> {
  const question = messages.findLast(({ role }) => role === 'user')
  const read = await Promise.all(
    (question?.experimental_attachments ?? []).map(async ({ url }): Promise<[string, Picture][]> => {
      const own = await findOwnFile(parts, { userId, url })
      return own === null ? [] : [[url, await readFile(parts, own.name)]]
    }),
  )
  return new Map(read.flat())
}
