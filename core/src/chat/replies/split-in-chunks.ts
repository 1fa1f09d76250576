const WORDS_PER_CHUNK = 3

/** A text in small pieces at word borders, for a reader who watches it come; joined they are the text again. */
export function splitInChunks(text: string, wordsPerChunk = WORDS_PER_CHUNK): readonly string[] {
  const words = text.match(/\s*\S+\s*$|\s*\S+/gu) ?? (text === '' ? [] : [text])
  const chunks: string[] = []
  for (let at = 0; at < words.length; at += wordsPerChunk)
    chunks.push(words.slice(at, at + wordsPerChunk).join(''))
  return chunks
}
