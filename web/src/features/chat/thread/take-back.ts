import { attachImages } from '@windhover/core/chat/attach-images'
import { toChatMessage } from '@windhover/core/chat/map-message'
import type { Attachment } from '@windhover/core/chat/message'
import { changePictures, type DraftPicture, readDraft, writeDraftText } from '../draft-store.ts'
import type { TalkMessage } from '../talk-message.ts'
import { ownPath } from './own-path.ts'
import { replyCopy } from './reply-copy.ts'

/** Back into the composer, before what has been written there since. */
export function takeBack(draftId: string, message: TalkMessage): void {
  const { content, experimental_attachments: attachments } = toChatMessage(message)
  const written = readDraft(draftId).text
  writeDraftText(draftId, written.trim() === '' ? content : `${content}\n${written}`)
  // Those that the words point to come back with the words.
  const linked = new Set(attachImages(content).map(({ url }) => url))
  const own = attachments.filter(({ url }) => !linked.has(url))
  changePictures(draftId, (pictures) => [...own.map(pictureOf), ...pictures])
}

/** The server has it already: nothing is uploaded again. */
function pictureOf(attachment: Attachment): DraftPicture {
  return {
    id: crypto.randomUUID(),
    name: replyCopy.picture,
    file: new File([], replyCopy.picture),
    previewUrl: ownPath(attachment.url) ?? attachment.url,
    state: 'ready',
    problem: null,
    attachment,
  }
}
