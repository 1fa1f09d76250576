/**
 * Words that carry no wish of their own in a question. A question that only reads may have any of them, in any order.
 * What forbids, doubts or makes conditions is not among them, nor any verb that moves or changes something.
 */
export const NEUTRAL_WORDS: ReadonlySet<string> = new Set(
  `thing things happen happens happened happening high big large still else already kindly exactly few something anything stuff kind sort type well whole a an the this that these those some any all every each i me my mine we us our you your ya u it its it's they their
  there here is are was were be been being am do does did doing done have has had having can could would will may might
  got get gets getting give gives gimme show shows tell tells see seeing find check look looking list pull fetch display
  let lets let's know want wanna need like love what what's whats which who who's whos how how's hows where where's of
  for on in at to from with about around over by per as into across regarding concerning out up so far than now today
  tonight currently right moment latest recent recently current last lately live please pls plz just really actually
  exactly even still also too much many more most lot lots bit quick quickly real hey hi hello yo ok okay thanks thank
  kindly both and or & i'm im i'd id i've ive you're can't-wait one once again yet already ever at-all overall total
  going go goes gone look looks mean means say there's theres heres here's sure good-morning mate bro man dude fam ser
  sir rn atm today's todays day date 's read wondering curious interested run run-down line view asking question nah nope huh`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
