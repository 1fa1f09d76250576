/** Of the first page, so apart from the rest. */
export const paletteCopy = {
  group: 'Prompts',
  note: 'Ask the agent',
  enterDoes: 'ask the agent',
}
