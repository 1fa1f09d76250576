/** Without the article it began with: 'the ETF' is looked for as 'ETF'. */
export function trimTopic(topic: string | undefined): string | undefined {
  return topic?.replace(/^(?:the|a|an|my)\s+(?=\S)/iu, '').replaceAll('$', '')
}

/** Without when: news are of today. */
export function trimTime(topic: string | undefined): string | undefined {
  return topic?.replace(
    /\s+(?:today|lately|recently|now|right now|rn|this week|at the moment|these days|please|pls)$/iu,
    '',
  )
}

/** Without where it is to be looked for: that is the tool's business. */
export function trimPlace(query: string | undefined): string | undefined {
  return query?.replace(/\s+(?:online|on (?:the )?(?:web|internet|google)|on google)$/iu, '')
}
