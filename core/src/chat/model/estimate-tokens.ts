/** English text has about four characters to a token, JSON three. Counting on three never counts too few of either. */
const CHARS_PER_TOKEN = 3

/** How many tokens a model will count, give or take; exact counting needs the tokenizer of each model. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARS_PER_TOKEN)
}
