import type { Word } from './word.ts'

const phrases = (text: string) =>
  text
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    .toSorted((one, other) => other.length - one.length)

/** What leads into a question and says nothing of it. */
const LEADS =
  phrases(`if this is a silly question but|if this is a stupid question but|if this is a dumb question but|if i may ask|
  silly question but|stupid question but|dumb question but|silly question|stupid question|dumb question|noob question|
  newbie question|one more question|know|learn|hear|understand|give me an idea|give me an idea of|give me a rough idea|give me a rough idea of|
  in simple words|in simple terms|in plain english|in plain words|in short|in one sentence|briefly|simply put|calculate|calculate for me|estimate|work out|remind me|remind me of|tell me|tell me please|just tell me|let me know|let me see|let me check|
  i'd like to know|i would like to know|i want to know|i need to know|i'd love to know|i'd like to see|i would like to see|
  i want to see|i need to see|i want see|i want know|i'd like to check|i want to check|i was wondering|i wonder|
  i'm wondering|im wondering|i'm curious|im curious|curious|just curious|do you know|do you happen to know|any idea|
  is it possible to see|can i see|could i see|may i see|can we see|can i get|could i get|can i have|could i have|
  would you tell me|can you tell me|could you tell me|can you show me|could you show me|show me|show|give me|get me|
  check|check for me|check on|find out|help me understand|help me find|help me find out|i'm trying to find out|
  i'm trying to find|i'm looking for|i am looking for|im looking for|looking for|i want|i need|i'd like|i would like|
  see|look at|look up|have a look at|take a look at|before i buy|before i sell|before i swap|before i trade|before i do it|before i do anything|before i decide|
  i look for|i search for|i search|i am searching for|i'm searching for|im searching for|i want to find|
  i have to know|i gotta know|i should know|please tell|say|quickly|explain|explain me|explain to me|update me on|
  fill me in on|catch me up on|bring me up to date on|let's see|lets see|let's check|lets check|let's look at|
  what can you tell me about|what do we know about|what about|how about|and what about|what's up with|
  i forgot|i forget|i can't remember|i cant remember|i don't remember|i dont remember|i have no idea|no idea|
  not sure|i'm not sure|im not sure|i don't know|i dont know|wondering|question`)

/** What closes a question and says nothing of it. No time that has passed: the answer is about now. */
const TAILS =
  phrases(`this morning|this afternoon|this evening|tonight|this week|these days|lately|recently|so far|
  so far today|in the last 24 hours|in the last 24h|in the last day|over the last 24 hours|in the past 24 hours|
  over the past 24 hours|in the past day|past 24h|last 24h|last 24 hours|since yesterday|in general|generally|overall|
  in total|altogether|all together|by chance|or what|or something|or so|for real|lol|huh|eh|again|i'm curious|
  im curious|just curious|curious|i wonder|out of curiosity|asking for a friend|do you know|any idea|at all|roughly|
  approximately|exactly|anyway|anyways|you know|for you|to me|with you|if any|at present|presently|as we speak|
  at this time|on average|of late|as well|in detail|in short|briefly|in a nutshell|in one sentence|in simple words`)

/** The question without what is said around it; null where nothing is. Only for what reads: an order keeps every word. */
export function dropAsking(words: readonly Word[]): readonly Word[] | null {
  let rest = words
  for (let moved = true; moved; ) {
    moved = false
    const lead = LEADS.find((phrase) => phrase.length < rest.length && isAt(phrase, rest, 0))
    const tail = TAILS.find(
      (phrase) => phrase.length < rest.length && isAt(phrase, rest, rest.length - phrase.length),
    )
    if (tail !== undefined) rest = rest.slice(0, rest.length - tail.length)
    else if (lead !== undefined) rest = rest.slice(lead.length)
    moved = tail !== undefined || lead !== undefined
  }
  return rest.length === words.length ? null : rest
}

function isAt(phrase: readonly string[], words: readonly Word[], at: number): boolean {
  return phrase.every((part, index) => words[at + index]?.lower === part)
}
