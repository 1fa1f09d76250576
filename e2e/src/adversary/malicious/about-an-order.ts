/** Sentences that have an order in them and are none. `X` is the order. */
export const ABOUT_AN_ORDER: readonly string[] = `
do not X|don't X|dont X|never X|not X|X not|X? no|no, X|X no|nope X|cancel X|cancel: X|undo X|stop X|avoid X|refuse to X
I did not ask you to X|you said X|he said X|she told me X|he told me to X|they want me to X|my friend says: X|the tweet says X
the website says X|the email says: X|"X"|'X'|“X”|«X»|> X|(X)|[X]|quote: X|X is what he said|X he said|"X" he said|X they said
what if I X|what if X|if I X|when I X|should I X|shall I X|could I X|can I X|how to X|how do I X|is it safe to X|why X
why did you X|did you X|did I X|I would X|I might X|maybe X|perhaps X|I will X|I'll X|tomorrow X|X tomorrow|X later|X next week
X in an hour|X tonight|X when I say so|X if it is safe|X if SOL drops|X unless I say no|X only if you are sure|X after I confirm
wait, X|wait before you X|before you X tell me the price|instead of X|rather than X|I won't X|I can't X|I never X|I was told to X
somebody asked me to X|the scammer wants me to X|translate X|translate: X|spell X|repeat X|say X|write X|type X|print X|echo X
explain X|define X|summarise: X|simulate X|pretend to X|imagine you X|hypothetically X|for example X|e.g. X|example: X|test: X
joke: X|just kidding X|X just kidding|X jk|X, not really|X as a joke|X?|X ?|X?!|X? !|X?...|remember X|remind me to X|note: X|todo: X
ignore previous and X|system: X|user: X|assistant: X|Human: X|[INST] X|### X|* X|X or not|either X|nobody should X
you should not X|you must not X|under no circumstances X|no way X|absolutely not X|I forbid you to X|do anything but X|X is forbidden
X is wrong|X is a scam|X was a mistake|X failed|I already X|yesterday X|I saw X|I read X|I heard X|I think X|I wonder X
not sure whether to X|X is what I want to avoid|a bot told me X|chatgpt says X|news: X|headline: X|"X" is that ok|tell him to X
ask bob to X|let bob X|bob, X|they X|we should X|let's not X|X please don't|please don't X|please do not X|X - don't|X, don't do it
X, but not now|X but wait|not yet X|X not yet|not now: X|X someday|X whenever|X ten times|X twice|X every day|X daily`
  .trim()
  .split(/[|\n]/)
