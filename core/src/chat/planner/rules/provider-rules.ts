import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { isBitcoinAddress } from '../words/read-address.ts'
import { callEach, callOf } from './make-calls.ts'
import { trimPlace, trimTopic } from './trim-topic.ts'

/** Research, the crowd, futures and the web: what other houses publish. */
export const providerRules: readonly Rule[] = [
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest ] funding|funding_rate|funding_rates [ rate|rates ] [ of|for|on|in ] <tokens> [ perps|perp|futures|perpetuals ]',
      '[ @show ] [ me ] [ the ] [ @latest ] <tokens> [ perp|perps|futures ] funding|funding_rate|funding_rates',
      'what do|are longs pay|paying [ shorts ] [ for|on ] <tokens>',
      'what are longs paying on|for <tokens>',
      'is|are <tokens> funding positive|negative|high|low',
      'is|are funding positive|negative|high|low on|for <tokens>',
      '[ @show ] [ the ] [ @latest ] funding_rate|funding_rates|funding',
      'are longs paying shorts on|for <tokens>',
    ],
    read: (filled) => callEach('get_funding_rates', { arg: 'symbol', tokens: slotIn(filled, 'tokens') }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest|total ] open_interest|oi|open_positions_in_futures [ of|for|on|in ] <tokens> [ perps|perp|futures|contracts ]',
      '[ @show ] [ me ] [ the ] [ @latest|total ] <tokens> [ perp|perps|futures ] open_interest|oi',
      'what is|are [ the ] oi|open_interest of|for|on|in <tokens>',
      'how much open_interest is|does [ there ] [ on|in|for ] <tokens> [ have ]',
      'how high is [ the ] open_interest on|of|for|in <tokens>',
      "how's|hows|how_is open_interest on|in|for <tokens>",
      '[ @show ] [ the ] [ @latest|total ] open_interest|oi',
    ],
    read: (filled) => callEach('get_open_interest', { arg: 'symbol', tokens: slotIn(filled, 'tokens') }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest|total|biggest|recent ] [ crypto|futures ] liquidations [ of|for|on|in ] [ <tokens> ] [ today|in_the_last_24_hours|over_24h|in_24_hours|in_24h|last_24h|over_the_last_24_hours|in_the_past_24_hours|in_the_last_day|in_the_market ]',
      '[ @show ] [ me ] [ the ] [ @latest|total|recent ] <tokens> liquidations [ today|in_the_last_24_hours|in_24h|last_24h ]',
      'how much [ <tokens> ] was|got|has_been|have_been|were|is [ being ] liquidated|rekt [ today|in_the_last_24_hours|in_24h|over_24h|in_the_past_24_hours|in_the_last_day|yesterday ]',
      '[ @show ] [ the ] liquidations in_the_last_24h|in_the_last_24_hours|in_24h|today|over_24h|over_the_last_24_hours for|of|on <tokens>',
      'how much got liquidated on <tokens>',
      'how many [ <tokens> ] longs|shorts|positions|traders got|were|have_been liquidated|rekt [ on <other:tokens> ] [ today|in_the_last_24_hours|in_24h ]',
      'who got liquidated|rekt [ today ]',
      'how much in liquidations [ today ]',
    ],
    read: (filled) => {
      const tokens = slotIn(filled, 'tokens') ?? slotIn(filled, 'tokens', 'other')
      return tokens === undefined
        ? callOf('get_liquidations')
        : callEach('get_liquidations', { arg: 'symbol', tokens })
    },
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest ] [ social|crowd|community|twitter|x ] sentiment|buzz|galaxy_score|social_score|social_volume|social_pulse|social_stats|social_metrics|social_dominance|chatter|hype|mood|vibe|social_activity|mentions [ of|for|on|around|about|towards|toward ] <tokens> [ on_twitter|on_x|on_social_media|online ]',
      '[ @show ] [ me ] [ the ] [ @latest ] <tokens> [ social|crowd|community|twitter ] sentiment|buzz|galaxy_score|social_score|social_volume|social_pulse|social_stats|social_dominance|hype|chatter|mentions',
      'what are|do people|folks|they|everyone|traders|others saying|think|say|thinking|talking|feel|feeling [ of|about|on ] <tokens> [ on_twitter|on_x|on_social_media|online ]',
      "what's|whats|what_is people|everyone|everybody|the_crowd|twitter|ct|the_community|crypto_twitter saying|thinking|talking [ of|about|on ] <tokens>",
      'what does twitter|ct|crypto_twitter|the_crowd|the_community|x|everyone|social_media think|say of|about|on <tokens>',
      'how bullish|bearish|positive|negative is|are twitter|ct|people|the_crowd|crypto_twitter|everyone on|about <tokens>',
      'how do|are people|traders|holders feel|feeling about <tokens>',
      'is|are people|the_crowd|everyone|twitter|ct|the_community bullish|bearish|talking|positive|negative|optimistic|pessimistic on|about <tokens>',
      "how's|hows|how_is [ the ] sentiment on|for|around|of|about <tokens>",
      'is|are [ the ] sentiment on|for|around|of|about <tokens> good|bad|positive|negative|bullish|bearish',
      'how much are people|do_people talking|talk about <tokens>',
      'is|are <tokens> [ still|really|very|so|being|getting ] popular|hyped|talked_about|being_talked_about|a_hot_topic|discussed|loved|hated [ on_twitter|on_x|on_social_media|online|a_lot|much ]',
      'why is|are everyone|everybody|people|ct|twitter buying|selling|dumping|aping_into|talking_about <tokens>',
      '[ @show ] [ the ] [ social|market ] sentiment check',
      '[ @show ] [ me ] [ the ] social_pulse|social_sentiment|galaxy_score|social_score|crowd_sentiment|social_stats [ of|for|on a|this|the|some token|coin ]',
      '[ @show ] [ the ] lunarcrush [ numbers|stats|data|score|scores|figures|metrics ] [ of|for|on ] <tokens>',
    ],
    read: (filled) => callEach('get_social_pulse', { arg: 'symbol', tokens: slotIn(filled, 'tokens') }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest|top ] [ <count> ] social_trends|social_media_trends|socially_trending|trending_on_social|trending_on_twitter|trending_on_x|trending_on_social_media|trending_socially [ coins|tokens|@tokens ]',
      '[ @show ] [ me ] [ the ] [ top ] [ <count> ] most talked-about|talked_about|mentioned|discussed|hyped @tokens [ on_twitter|on_x|on_social_media|online|right_now ]',
      'what do|does people|everyone|everybody|they|twitter|ct talk about [ the_most|most ]',
      'which|what @tokens do|are people|everyone|they talk|talking about [ the ] [ most ] [ on_twitter|on_x|on_social_media|online ]',
      'what are|is people|everyone|everybody|twitter|ct|crypto_twitter talking about [ the_most ] [ in_crypto|on_twitter|on_x ]',
      "what's|whats everyone|everybody|twitter|ct|crypto_twitter talking about",
      'what is|are trending|hot|popular on twitter|x|social_media|social|socials|crypto_twitter|ct',
      "what's|whats trending|hot|popular on twitter|x|social_media|social|socials|crypto_twitter|ct",
      '[ which|what ] @tokens with [ the ] most [ social ] mentions|buzz|hype|attention|social_volume',
      'which|what @tokens have|has|get|gets|is_getting|are_getting [ the ] most|biggest [ social ] mentions|buzz|hype|attention|social_volume',
      '[ @show ] [ the ] [ top ] [ <count> ] @tokens by social_volume|social_buzz|mentions|galaxy_score|social_dominance|buzz|hype',
      'which|what @tokens are|is hyped|talked_about|the_most_talked_about|buzzing|the_most_hyped',
      'what is|are twitter|ct|crypto_twitter|people|everyone|everybody|social_media hyped|excited|buzzing|hyping [ about|up ]',
      "what's|whats twitter|ct|crypto_twitter|everyone|everybody|social_media hyped|excited|buzzing|hyping [ about|up ]",
      'which|what @tokens are|is most|being [ the ] mentioned|talked_about|discussed|hyped [ most|the_most ]',
      'social trends',
      "what's|whats|what_is|what buzzing|hyped|viral|going_viral|hyping [ on_twitter|on_x|online|on_social_media ]",
      '[ @show ] [ the ] @tokens [ that ] everyone|everybody|people|they talks|talk|is_talking|are_talking|talking about [ the_most|most ]',
    ],
    read: (filled) => callOf('get_social_trends', { limit: slotIn(filled, 'count') }),
  },
  {
    patterns: [
      'what [ exactly|actually|really|the_hell|even ] is|are <tokens> [ exactly|actually ]',
      "what's|whats <tokens>",
      'what is|are <tokens> about|for|used_for|all_about|good_for|meant_for|supposed_to_be',
      "what's|whats <tokens> about|for|used_for|all_about|good_for",
      'what is the <tokens> project|token|coin [ about ]',
      'what kind|type|sort of token|coin|project is <tokens>',
      'what sector|category is|are <tokens> in|part_of',
      'which sector|category is|are <tokens> in|part_of',
      'who makes|made|created|founded|built|builds|runs|invented|is_behind|develops|developed|started <tokens>',
      "who's behind <tokens>",
      'who are the founders|creators|team|developers of|behind <tokens>',
      '[ @show ] [ me ] [ the ] [ messari|asset|project ] profile|research|background|description|team [ of|for|on|behind|about ] <tokens>',
      '[ @show ] [ me ] [ the ] <tokens> [ messari|asset|project ] profile|research|background|description|team|tokenomics_profile',
      'tell me about the project|team|people|company behind <tokens>',
      "explain <tokens> [ to_me|like_i'm_five|like_im_five|like_i'm_5|simply|in_simple_terms|in_simple_words|briefly|for_beginners|to_a_beginner ]",
      'is|are there a|any team|company|project|developer|developers|founder behind <tokens>',
      'explain what <tokens> is|does',
      'what [ exactly|actually|really ] does|do <tokens> [ exactly|actually|really ] do',
      '[ @show|i_want_to_know|explain|explain_to_me ] what <tokens> is|are|does|is_for|is_about|stands_for|is_used_for [ exactly ]',
      '[ @show ] [ me ] [ the|a ] story|idea|vision|concept|background|company|team|description|use_case|purpose|point|mission behind|of|about|for <tokens>',
      'describe|introduce <tokens> [ to me ]',
      'research',
    ],
    read: (filled) => callEach('get_asset_profile', { arg: 'symbol', tokens: slotIn(filled, 'tokens') }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest|key|main|current|total|max|circulating ] [ key|messari|asset|on_chain|on-chain ] metrics|supply|circulating_supply|total_supply|max_supply|ath|all_time_high|all-time_high|all-time-high|returns|roi|tokenomics|maximum_supply [ of|for|on ] <tokens>',
      '[ @show ] [ me ] [ the ] <tokens> [ key|messari|asset ] metrics|supply|circulating_supply|total_supply|max_supply|ath|all_time_high|all-time_high|returns|roi|tokenomics',
      'how many tokens|coins of <tokens> are|exist|is [ there|in_circulation|in_existence ]',
      'how many <tokens> are|exist|is [ there|in_circulation|in_existence ] [ in_circulation|in_existence|in_total ]',
      'what was|is|were the all_time_high|ath|all-time_high|highest_price|highest_price_ever of|for <tokens>',
      'what was <tokens> all_time_high|ath|all-time_high',
      'how much|many <tokens> is|are|exists out_there|around|in_existence|in_circulation|in_total|available|circulating',
      'how far|much below|under|from|off|away_from [ its|the ] ath|all_time_high|all-time_high|high|peak is|are <tokens>',
      'how far is|are <tokens> from|below|off|under [ its|the ] ath|all_time_high|all-time_high|high|peak',
      '[ @show ] [ me ] [ the ] metrics|supply|circulating_supply|total_supply|max_supply|ath|all_time_high|tokenomics|roi [ of|for|on a|this|the|some token|coin ]',
    ],
    read: (filled) => callEach('get_asset_metrics', { arg: 'symbol', tokens: slotIn(filled, 'tokens') }),
  },
  {
    patterns: [
      'search|browse|check|look [ in|on|through|across ] [ the ] web|internet|online|net [ for|about|on ] [ news_about ] <text>',
      'find out [ more ] about|on <topic> online|on_the_web|on_the_internet',
      'find|find_out|research|look_up|see|check|look [ up ] online|on_the_web|on_the_internet|on_google|in_google|in_the_internet|in_internet|in_the_web [ about|for|on ] <text>',
      'do|make|run|start a|an [ quick ] web|internet|online|google search about|on|for <text>',
      'use|ask google|the_web|the_internet to|for|about|and [ find|find_out|search|look_up ] [ about|for ] <text>',
      'search|look|look_up|find|check online|on_the_web|on_the_internet [ for|about ] <text>',
      'google|web_search|websearch [ for ] <text>',
      'search for|about <text>',
      'do a web_search|search on|for|about <text>',
      'look up <topic> online|on_the_web|on_the_internet|on_google',
      'look <topic> up online|on_the_web',
      'search <topic> on_the_web|online|on_the_internet|on_google',
      'find [ me ] <topic> online|on_the_web',
      'find|get|look_for|show [ me ] [ some|more|any ] information|info|articles|anything|something|stuff|news online|on_the_web|on_the_internet about|on|for <text>',
      'find|get|look_for [ me ] [ some|more ] information|info|articles|anything|something about|on <topic> online|on_the_web|on_the_internet',
      'what does the web|internet say about <topic>',
      'search the web|internet|online',
      'google|search [ for ] something [ for_me|online|on_the_web ]',
      'do a web_search',
    ],
    read: (filled) =>
      callOf('search_web', {
        query: trimPlace(trimTopic(slotIn(filled, 'text') ?? slotIn(filled, 'topic'))),
      }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ btc|bitcoin ] address|wallet <address>',
      'what does|do|is|are [ the ] [ btc|bitcoin ] [ address|wallet ] <address> hold|holding|own|have|contain',
      'what|which runes|inscriptions|runes_and_inscriptions|ordinals does|are|do|in|on|are_in|are_on|are_at [ the ] [ btc|bitcoin ] [ address|wallet ] <address> [ hold|own|have ]',
      "what's|whats|what_is in|on|held_by [ the ] [ btc|bitcoin ] [ address|wallet ] <address>",
      '[ @show ] [ me ] [ the ] runes|inscriptions|ordinals|holdings|balance|balances|runes_and_inscriptions|assets of|in|on|held_by|for|at|owned_by [ the ] [ btc|bitcoin ] [ address|wallet ] <address>',
      '[ @show ] [ me ] runes|inscriptions|ordinals <address> holds|owns|has',
      'look up|into [ the ] [ btc|bitcoin ] [ address|wallet ] <address>',
      'check|scan|inspect [ the ] [ btc|bitcoin ] [ address|wallet ] <address>',
      '<address>',
    ],
    read: (filled) => {
      const address = slotIn(filled, 'address')
      return address !== undefined && isBitcoinAddress(address)
        ? callOf('get_bitcoin_address', { address })
        : null
    },
  },
  {
    patterns: [
      '[ @show ] [ a|the|my ] btc_address|bitcoin_address|bitcoin_wallet [ holdings|lookup|runes ]',
      'look up|check a|the bitcoin|btc address|wallet',
      '[ @show ] [ the ] runes|inscriptions|ordinals|holdings of|in|on|at a|some|an bitcoin|btc address|wallet',
      'check a bitcoin address',
      'what does|do|is a|an|some|this bitcoin|btc address|wallet hold|own|have|contain|holding',
      '[ @show ] [ me ] [ what_is_in|whats_in|the_contents_of ] a|an|some|this bitcoin|btc address|wallet',
    ],
    read: () => callOf('get_bitcoin_address'),
  },
  {
    patterns: [
      'rune info|stats|facts|data|details [ on|about|for|of ] <title>',
      '[ @show ] [ me ] [ the ] [ @latest|all ] [ info|information|infos|stats|facts|data|details|price|supply|holders ] [ on|about|for|of ] [ the ] [ bitcoin|btc ] rune <title>',
      'tell me [ more|everything ] about [ the ] [ bitcoin|btc ] rune <title>',
      'what is [ the ] rune <title>',
      'what do you know about the rune <title>',
      '[ @show ] [ me ] [ the ] rune <title> [ info|stats|details|price ]',
      'how is [ the ] rune <title> @doing',
      '[ @show ] [ the ] <rune:name> rune [ info|stats|details|price ]',
      '[ tell_me_about|what_is|whats ] [ the ] <rune:name> rune',
      'rune [ info ]',
      'look up|check|show|find a rune',
    ],
    read: (filled) =>
      callOf('get_rune', { name: runeIn(slotIn(filled, 'title') ?? slotIn(filled, 'name', 'rune')) }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the|some|any ] [ @latest|recent|last ] [ <count> ] [ @latest ] [ bitcoin|btc ] inscriptions|ordinals|ordinal_inscriptions [ on_bitcoin|on_btc|today ]',
      "what's|whats|what_is|what_was [ being|been|recently|getting ] inscribed [ on_bitcoin|lately|today|recently ]",
      'what has been inscribed [ on_bitcoin ] [ lately|today|recently ]',
    ],
    read: (filled) => callOf('get_inscriptions', { limit: slotIn(filled, 'count') }),
  },
]

/** A name with dots is a rune's, whatever stands beside it: 'DOG•GO•TO•THE•MOON stats'. */
function runeIn(title: string | undefined): string | undefined {
  return title?.split(' ').find((word) => word.includes('•')) ?? trimTopic(title)
}
