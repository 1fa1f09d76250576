import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { callOf } from './make-calls.ts'
import { trimTopic } from './trim-topic.ts'

const FYI = 'just_so_you_know|so_you_know|fyi|for_your_information|for_the_record|just_so_you_remember'

/** Notes are taken word for word, and whatever they say: a note about a swap is no swap. */
export const memoryRules: readonly Rule[] = [
  {
    patterns: [
      '[ @show ] [ me ] [ all ] [ of ] [ my|your|the ] [ saved|stored ] memories|memory|saved_notes|notes [ about_me|of_me|you_have|you_saved|so_far ]',
      'what|which notes|memories|facts did|have|do you take|took|taken|make|made|write|keep|have [ about_me|on_me|so_far ]',
      'what do|did you still|actually|already|currently remember|know|recall [ about|of ] [ me ]',
      'what do|did you remember|know|have_saved|have_stored|recall|note [ about ] [ me|about_me|so_far ]',
      'what have you remembered|saved|noted|stored [ about_me|so_far|for_me ]',
      'what do you have in|saved_in|stored_in [ your|my ] memory',
      'what|which notes|memories do you have [ on|about|of me ]',
      'what|which notes|memories have|did you got|have|save|keep|kept [ saved|stored|on_me|about_me|of_me ]',
      'what have i told you [ about_me|about_myself|so_far ]',
      'what did i tell you [ to_remember|before|so_far|about_me|about_myself ]',
      'what did i ask you to remember|note',
      'recall [ everything|my_memories|all_memories ]',
      'do you remember me|anything_about_me|anything|what_i_told_you|what_i_said',
      "what's|whats|what_is in|saved_in|stored_in [ your|my|the ] memory|memories|notes",
      '[ @show|list ] [ me ] [ all|everything|what ] [ that ] you have in|saved_in|stored_in [ your|the|my ] memory|memories|notes',
      '[ @show|list ] [ me ] [ all|everything|what|the_things ] [ that ] you remember|remembered|know|saved|noted|stored|have_saved|have_noted|have_stored|recall [ about|of|on|from ] [ me ]',
      '[ what|which|the ] things|stuff|facts did|have|that i ask|asked|told|tell you to remember|note|save|keep',
      '[ what|which ] [ things|stuff|facts ] have|did i told|tell|asked|ask you to remember|note|save|keep [ so_far|for_me ]',
      'what [ all ] is|are saved|stored|noted|remembered [ about_me|in_your_memory|in_memory ]',
      'what have you got on|about me',
      'do you have any|some notes|memories [ about|on|of me ]',
      'have you saved|noted|remembered|stored anything|something [ about_me|so_far ]',
    ],
    read: () => callOf('recall_memories'),
  },
  {
    patterns: [
      'what do|did you remember|know|recall|note about|of|on my <topic>',
      'what do|did you remember|recall|note|save about <topic>',
      'what did|have i tell|told|say|said|mention|mentioned [ you|to_you ] about|on|regarding [ my ] <topic>',
      'what did i ask you to remember about [ my ] <topic>',
      'what have you saved|noted|remembered|stored about [ my ] <topic>',
      'recall [ what_i_said_about|what_i_told_you_about|my_notes_about|my_notes_on|my_memories_about|memories_about ] [ my ] <topic>',
      'do you remember|recall [ what_i_have_said_about|what_i_have_told_you_about|what_i_mentioned_about|what_i_said_about|what_i_said_on|what_i_said_regarding|what_i_told_you_about|what_i_told_you_on|what_i_wrote_about|anything_about ] [ my ] <topic>',
      '[ @show ] [ me ] [ my ] memories|memory|notes about|on|of|for|regarding|in|with|mentioning [ my ] <topic>',
      'search|look_in|look_through [ in|my|your|through ] [ my ] memory|memories|notes for|about [ my ] <topic>',
      'did|have i [ ever|once|already ] tell|told|mention|mentioned|say|said [ to ] [ you ] [ about|anything_about|something_about ] [ my ] <topic>',
      'remind me what|of_what i said|told_you about|on [ my ] <topic>',
      'have you noted|saved|remembered|stored|got anything|something about|on [ my ] <topic>',
      'what was that|the|my note about|on [ my ] <topic>',
      'what do you have noted|saved|stored|written [ down ] on|about|for|regarding [ my ] <topic>',
      '[ @show ] [ me ] what|everything you noted|saved|remember|have_noted|have_saved|remembered|recall about|on|regarding [ my ] <topic>',
      'have i told you about|anything_about [ my ] <topic>',
      "what's|whats|what_is|what_was my <own:topic> again",
    ],
    read: (filled) =>
      callOf('recall_memories', {
        search: trimTopic(slotIn(filled, 'topic') ?? slotIn(filled, 'topic', 'own')),
      }),
  },
  {
    patterns: [
      'note to|for self|myself|me|file|the_file [ that ] <text>',
      `${FYI} [ for_later|for_the_future ] remember|note [ that ] <text>`,
      'remember|note|memorise|memorize|save|store [ this|down|it|the_following|as_a_note|in_memory|to_memory|this_down ] [ for_later|for_next_time|next_time|for_the_future|for_me ] [ that|to ] <text>',
      'keep|bear in mind [ that ] <text>',
      'record|log|write [ down ] that <text>',
      'write|note|jot this|that|it down <text>',
      'add|put|save [ this|it ] to|in|into [ your|my|the ] memory|notes|memories [ that ] <text>',
      'add|make|create|keep|put|leave a note|memory [ that|of|about ] <text>',
      'make sure|be_sure [ that ] [ you|to ] remember [ that ] <text>',
      'always remember [ that ] <text>',
      'from now on|onwards [ please ] [ you|always ] remember|note|know|keep_in_mind [ that ] <text>',
      'for the|in future|record|next_time|later|the_future [ please ] remember|note|keep_in_mind [ that ] <text>',
      'for later|future_reference|next_time remember|note|keep_in_mind [ that ] <text>',
      "you|i'd_like_you_to|i_want_you_to|you_should|you_need_to|you_have_to|you_must|you_can|you_may remember|note|keep_in_mind|memorise|memorize that <text>",
      'you should|can|must|may|need_to|have_to remember|note|keep_in_mind|memorise|memorize [ that ] <text>',
      '<lead> remember|note|save that|this|it',
      "<lead> don't_forget_that|don't_forget_it|keep_that_in_mind|keep_it_in_mind|note_that_down|please_remember|write_that_down",
      'make|take|write a [ mental ] note [ that|of|of_this|of_that ] [ that ] <text>',
      'write|jot|note down [ that ] <text>',
      "don't|dont|do_not|never forget [ that|this ] <text>",
      'remember',
      'note|remember|save something|this|a_note',
      'take|make a note',
      'remember something for me',
    ],
    read: (filled) => {
      const content = slotIn(filled, 'text') ?? slotIn(filled, 'lead')
      return content !== undefined && NOT_A_NOTE.test(content)
        ? null
        : callOf('propose_memory', { content: isPointing(content) ? undefined : content })
    },
  },
]

/** 'Remember when …' asks, and whoever saves a bit puts money aside. */
const NOT_A_NOTE = /^(?:when|how|why|where|who|which|if|a bit|a little|some|money|up)\b/iu

/** 'Remember this' says nothing that could be kept. */
function isPointing(content: string | undefined): boolean {
  return /^(?:this|that|it|something|a note)$/iu.test(content ?? '')
}
