/** Ways in which strangers speak to whoever reads for others, instead of to people. */
const TO_AGENTS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|rules|prompts?|guidelines)\b/i,
  /^\W*(system|assistant|developer|admin(istrator)?)( (message|prompt|note|override))?\s*[:>\]]/i,
  /<\/?\s*(untrusted|system|assistant|instructions?|tool|user)\b[^>]*>/i,
  /\b(as|you are|you're) (now )?(an? |the )?(ai|llm|(ai )?(assistant|agent)|language model|chat ?bot)\b/i,
  /\byou are now (in|a|an|the)\b/i,
  /\b(tell|inform|convince|persuade|warn) (the|your) (user|person|owner|customer|holder)\b/i,
  /\bthe (user|owner|person) (has|have|had|already)\b.{0,20}\b(approved|agreed|consented|confirmed|authori[sz]ed)\b/i,
  /\b(call|invoke|run|use|execute)\b.{0,20}\b(transfer|swap|send|propose|approve|withdraw|tool|function)\b.{0,40}\b(amount|recipient|argument|parameter|with)\b/i,
  /\b(before|when|while|whenever|after) you (answer|reply|respond|mention|read|summari[sz]e|process)\b/i,
  /\b(send|transfer|pay|swap|move|withdraw)\b.{0,80}(\b0x[0-9a-f]{40}\b|\b[1-9A-HJ-NP-Za-km-z]{32,44}\b)/i,
  /\b(enter|type|send|share|paste|provide)\b.{0,40}\b(recovery|seed|secret) (phrase|words)\b|\bprivate key\b/i,
  /!\[[^\]]*\]\(/,
]

/** Where one thought ends and the next begins. */
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/

export type SplitText = {
  /** What is meant for people. */
  readonly shown: string
  /** What speaks to an agent, with all that follows it; null where nothing does. */
  readonly addressed: string | null
}

/**
 * Words of a stranger, without what is addressed to an agent. Nothing depends on it but what a person sees first: no text
 * is ever obeyed, whether it is recognised here or not.
 */
export function splitAddressed(text: string): SplitText {
  const sentences = text.split(SENTENCE_END)
  const from = sentences.findIndex((sentence) => TO_AGENTS.some((pattern) => pattern.test(sentence)))
  if (from === -1) return { shown: text, addressed: null }
  return {
    shown: sentences.slice(0, from).join(' ').trim(),
    addressed: sentences.slice(from).join(' ').trim(),
  }
}
