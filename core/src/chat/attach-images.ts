import type { Attachment } from './message.ts'

/** R1-236, R1-237: addresses that end like a picture; the type is told by the ending. */
const IMAGE_URL = /https?:\/\/[^\s<>"')\]]+?\.(jpe?g|png|gif|webp)(?=[\s<>"')\],.!?;:]|$)/gi

const TYPE_OF_ENDING: Readonly<Record<string, Attachment['contentType']>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
}

export function attachImages(text: string): readonly Attachment[] {
  const found = [...text.matchAll(IMAGE_URL)].flatMap(([url, ending = '']) => {
    const contentType = TYPE_OF_ENDING[ending.toLowerCase()]
    return contentType === undefined ? [] : [{ type: 'image' as const, contentType, url }]
  })
  return found.filter(({ url }, index) => found.findIndex((each) => each.url === url) === index)
}
