const phrases = (text: string) =>
  text
    .split('|')
    .map((phrase) => phrase.trim().split(/\s+/))
    .toSorted((one, other) => other.length - one.length)

/** Asking politely makes an order of a question: 'can you swap …?'. 'Can I swap …?' only asks. */
export const POLITE = phrases(`
  would you mind | do you mind | can you | could you | would you | will you | can we | could we | could u |
  can u | would you be able to | i was hoping you could | i was wondering if you could | any chance you could |
  is there any way you could | would you please | please could you | can you please |
  i would be grateful if you could | i would be grateful if you would | i'd be grateful if you could |
  i'd appreciate it if you could | i would appreciate it if you could | it would be great if you could |
  would be great if you could | it would be nice if you could | would you be so kind to |
  would you be so kind and | could you maybe | can you maybe | could you please | can you just | could you just |
  could you quickly | can you quickly | may i ask you to | do you think you could | do you think you can |
  is it possible for you to | would it be possible to | would it be possible for you to |
  i'd be happy if you could | i would be happy if you could | it'd be great if you could |
  it'd be nice if you could | i wonder if you could | i wonder if you can | mind if i ask you to |
  i hope you can | i'm hoping you can | i was hoping you can | i'd like to ask you to |
  i would like to ask you to | could i ask you to | can i ask you to
`)

export const LEADS = phrases(`
  you know what | know what | tell you what | screw it | fine | lemme | i want that you | i need that you | i would like that you | i'd like that you | execute | please execute |
  i'm going need you to | i'm going to need you to | im going to need you to | if you can | if you could | if possible |
  if it's possible | if its possible | if that's ok | if you don't mind | if you dont mind | when you can |
  when you have time | when you have a moment | when you have a minute | when you get a chance | whenever you can |
  whenever you're ready | whenever you have time | as soon as you can | as soon as possible | hey bot | hey assistant | hi bot | hello bot |
  again | once more | one more time | make it happen | let's do this | lets do this | here is what to do |
  do this now | next one |
  i want to | need to | want to | wanna | gotta | i gotta | looking to | trying to | let me | would like to |
  i'm gonna need you to | please can you | i want you to | i'd like to | i'd like you to | i would like to |
  i would like you to | i wanna | i need to | i need you to | i'm looking to | i am looking to | i'm trying to |
  im trying to | i'd love to | id like to | help me to | help me | let's | lets | let us | go ahead and |
  time to | please | pls | plz | kindly | hey windhover | hi windhover | windhover | hey there | hi there | hey |
  hi | hello | yo | gm | good morning | ok | okay | alright | so | well | um | uh | hmm | actually |
  quick question | quick one | also | and | now | right | just | bro | mate | dude | ser | sir | fam | man |
  cool | great | thanks | yes | yeah | yep | sure | try to | quickly | go | be a dear and | i'm new here |
  hey buddy | buddy | quick | real quick | sorry | excuse me | listen | first | simply | it's time to |
  its time to | i've decided to | i decided to | i have decided to | i have decided | would you kindly | do me a solid and | go on and | dear | pal |
  boss | chief | king | haha | alright then | ok so | im new here | i am new here | let's do it | lets do it |
  let's go | lets go | do it | here we go | oh | ah | alrighty | all good | no worries | lfg | i'm bullish |
  im bullish | i am bullish | feeling bullish | feeling lucky | i'm ready | im ready | looks good |
  market looks good | the market looks good | do me a favour and | do me a favor and | good evening |
  good afternoon | good day | hello there | hey man | hey bro | ok cool | okay cool | ok great | ok now |
  okay now | ok then | okay then | alright now | and now | and then | then | next | next up | next thing |
  one more thing | another thing | last thing | one last thing | on second thought | on second thoughts |
  i changed my mind | i've changed my mind | changed my mind | change of plan | change of plans | new plan |
  i'm bored | im bored | i am bored | so bored | i just got paid | i got paid | just got paid | got paid today |
  i just got paid so | it's payday | its payday | payday | i have a request | i've got a request |
  small request | quick request | one question | i have a question | i've got a question | here's a question |
  i need your help to | i need help to | i really want to | i really need to | i'd really like to |
  i'd love you to | i would love to | i would love you to | i'd want to | i would want to | i want u to |
  i need u to | i wish to | what i want is to | all i want is to | i'm here to | im looking to | i'm ready to |
  im ready to | i am ready to | it is time to | let's just | lets just | let's go and | make sure to |
  be so kind and | be so kind to | do this for me | do the following | here's what i want | heres what i want |
  do me a favour | do me a favor | perfect | awesome | nice | amazing | honestly | basically | seriously |
  obviously | ideally | hm | ah ok | oh and | oh also | by the way | btw | welcome back | my friend | friend |
  guys | team | i have to | i must | we need to | we have to | we want to | i wan to | i want you please to
`)

export const TAILS = phrases(`
  already |
  again | once more | one more time | as always | as usual | like always | like last time |
  please | when you can | when you get a chance | much appreciated | thank u | many thanks | thanks in advance |
  buddy | my friend | pal | boss | chief | king | haha | in full | and thanks | and thank you | on my behalf |
  from my wallet | from my vault | pls | plz | for me | for us | for me please | right now | right away |
  straight away | now | today | asap | immediately | thanks | thank you | thx | ty | cheers | mate | bro | dude |
  ser | sir | fam | man | at the moment | currently | real quick | quickly | if you can | if possible |
  if you could | ok | okay | instead | at market | at market price | at the market price | at the current price |
  at current price | windhover | then | at once | rn | atm | ngl | tho | tbh | exactly | these days | nowadays |
  as of now | thank you very much | thanks a lot | if you don't mind | by the way | btw | pretty please |
  if that's possible | if thats possible | if that is possible | if it's possible | if its possible |
  if that's ok | if thats ok | if that's okay | if that works | if you would | if you please | if u can |
  if u could | if you wouldn't mind | if you dont mind | when you have a moment | when you have a minute |
  when you have time | when you get a minute | when you get a moment | when you're ready | when ur ready |
  whenever you can | whenever you're ready | whenever you have time | as soon as possible | as soon as you can |
  as fast as you can | as quick as you can | as quickly as possible | as quickly as you can | right this second |
  right this moment | this instant | this second | this minute | at this moment | at this point | just now |
  real fast | fast | quick | dear | love | darling | my dear | my man | my dude | buddy please | thank you so much | thanks so much | thanks man |
  thanks bro | thanks mate | thanks buddy | thank you in advance | thanks again | ta | yeah | yes | alright |
  all right | that's all | thats all | that's it | thats it | that is all | i'd appreciate it |
  i would appreciate it | appreciate it | would be great | that would be great | that'd be great |
  would be nice | that would be nice | so i can test it | so i can try it | to try it out | so i can try it out | out of my wallet | out of my vault
`)

/** Words that may stand anywhere and say nothing. */
export const ANYWHERE = phrases(`
  please | now | asap | immediately | quickly | rn | pls | plz | kindly | for me | right now | just | currently |
  simply | real quick | quick as you can | um | uh | er
`)

/** Only before a verb: 'I want swap 1 SOL'. */
export const WISHES = phrases(`
  i want | i need | want | need | i need you | i want you | i'd like you | i would like you | i'd like |
  i would like | i need u | i want u
`)

/** Closing an order, these ask for it as politely as the ones that lead into it: 'swap 1 SOL to BONK, would you?' */
export const POLITE_TAILS = phrases(
  `will you | would you | could you | can you | will you please | would you please | could you please | can you please |
  can you prepare it | could you prepare it | can you do it | could you do it | can you do that | could you do that |
  can you do this | can you prepare that | can you arrange it | can you handle it | can you make it happen |
  what do you need from me | what do you need | what else do you need`,
)
