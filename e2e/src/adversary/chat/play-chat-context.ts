import { type Arena, anyBold, type Scene } from '../arena.ts'
import { type Hiding, hideOrder, obey } from '../gullible/play-context.ts'
import { type ModelMessage, modelMark, textOf } from '../world/hostile-model.ts'
import { poisonWord } from '../world/poisoned-sources.ts'
import { askInChat } from './ask-in-chat.ts'
import { drawPicture, sizeOfPicture, upload } from './pictures.ts'

/** Contexts that go through the whole chat. */
export type ChatCarrier =
  | 'web page'
  | 'token name'
  | 'picture metadata'
  | 'text in a picture'
  | 'words of a link'
export const CHAT_CARRIERS: readonly ChatCarrier[] = [
  'web page',
  'token name',
  'picture metadata',
  'text in a picture',
  'words of a link',
]

const READS: Readonly<Partial<Record<ChatCarrier, { tool: string; field: string }>>> = {
  'web page': { tool: 'search_web', field: 'query' },
  'token name': { tool: 'get_token_price', field: 'token' },
}

/** The gullible model behind the stream: reads where it is led, then does what it read. */
export async function playChatContext(
  arena: Arena,
  given: { readonly carrier: ChatCarrier; readonly hiding: Hiding; readonly scene: Scene },
): Promise<void> {
  const { contest, tally } = arena
  const { carrier, hiding, scene } = given
  const person = anyBold(scene)
  const text = hideOrder(scene, hiding)
  const mark = modelMark(scene.place)
  const word = poisonWord(scene.place)
  const size = { width: 16 + (scene.place % 300), height: 16 + (Math.floor(scene.place / 300) % 300) }
  const read = READS[carrier]
  if (read !== undefined) contest.poison.spread(word, text)
  const isMetadata = carrier === 'picture metadata'
  const isPicture = isMetadata || carrier === 'text in a picture'
  const url = isPicture
    ? await upload(contest.apiUrl, person, drawPicture(size, isMetadata ? text : 'holiday'))
    : null
  // What is painted cannot be painted here: the model knows the picture by its measures and reads this in it.
  const painted = (seen: { width: number; height: number } | null) =>
    carrier === 'text in a picture' && seen?.width === size.width && seen.height === size.height ? text : ''
  let isUnderstood = false
  contest.model.behave(mark, ({ step, messages }) => {
    if (step === 0 && read !== undefined)
      return { calls: [{ name: read.tool, argumentsText: JSON.stringify({ [read.field]: word }) }] }
    if (step > 1) return { text: 'Done.' }
    const calls = obey(messages.map((message) => readAll(message, painted)).join('\n'))
    isUnderstood ||= calls.length > 0
    const streamed = calls.map(({ tool, args }) => ({ name: tool, argumentsText: JSON.stringify(args) }))
    return streamed.length === 0 ? { text: 'Nothing.' } : { calls: streamed }
  })
  const question = carrier === 'words of a link' ? `the link says "${text}" ${mark}` : `what is this ${mark}`
  await askInChat(arena, {
    family: carrier,
    person,
    text: question,
    hiding,
    ...(url === null ? {} : { attachments: [url] }),
  })
  contest.model.forget(mark)
  contest.poison.forget(word)
  tally.injected(hiding, isUnderstood)
}

/** Words, and of pictures everything: what is written in their bytes and what is painted in them. */
function readAll(
  { content }: ModelMessage,
  painted: (size: { width: number; height: number } | null) => string,
): string {
  const words = textOf(content)
  const pictures = [...words.matchAll(/data:image\/[a-z]+;base64,([A-Za-z0-9+/=]+)/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64'),
  )
  const plain = words.replaceAll(/data:image\/[^"]+/g, '')
  return [
    plain,
    ...pictures.flatMap((bytes) => [bytes.toString('utf8'), painted(sizeOfPicture(bytes))]),
  ].join('\n')
}
