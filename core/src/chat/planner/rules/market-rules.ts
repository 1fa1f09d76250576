import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { callOf } from './make-calls.ts'
import { trimTime, trimTopic } from './trim-topic.ts'

const takes = ['chain'] as const

/** What everybody looks at: the market, what is traded, what is small, what is written. */
export const marketRules: readonly Rule[] = [
  {
    patterns: [
      '[ @show ] [ me ] [ a|an|the ] [ @latest|quick|daily|general|full|short ] [ crypto ] market|markets [ update|updates|overview|summary|report|recap|news_update|status|conditions|brief|briefing|state|snapshot|check|info|data|stats|outlook|pulse|mood|sentiment|analysis|right_now|cap|movers ]',
      '[ @show ] [ me ] [ a|an|the ] [ @latest|quick ] update|overview|summary|recap|report|snapshot of|on|about|for [ the ] [ crypto|whole|entire|overall ] market|markets|crypto',
      'how is|are [ the ] [ crypto|whole|overall ] market|markets|crypto [ @doing ]',
      "how's|hows [ the ] [ crypto|whole|overall ] market|markets|crypto [ @doing ]",
      "what's|whats|what_is happening|going_on|new|up|moving|the_latest|the_news in|with|on|across [ the ] [ crypto|overall ] market|markets|crypto|space",
      'is|are [ the ] [ crypto|whole|overall ] market|markets|crypto|everything up|down|bullish|bearish|green|red|crashing|pumping|recovering|up_or_down|ok|okay|fine [ or_down ]',
      'is it|this|are_we_in a bull|bear market',
      '[ @show ] [ the ] state|status|health of the [ crypto ] market|markets',
      'are we in a bull|bear market',
      'why is [ the ] [ whole|crypto|entire ] market|crypto up|down|crashing|pumping|dumping|red|green|falling|rising|bleeding',
      '[ @show ] [ the ] [ crypto ] fear_and_greed|fear_&_greed|fear_greed [ index ]',
      '[ @show ] [ the ] [ @latest ] btc_dominance|bitcoin_dominance|dominance|total_market_cap|total_crypto_market_cap|global_market_cap|crypto_market_cap [ of ] [ bitcoin|btc|crypto ]',
      '[ @show ] [ me ] [ the|todays|today_s ] [ @top ] gainers|losers|movers|winners [ and|or losers|gainers|winners ] [ today|in_crypto|in_the_market|right_now ]',
      'which|what coins|tokens are up|down|gaining|losing|moving|falling [ the ] [ most ]',
      'what is|are the market|markets doing|looking_like',
      "what's|whats the market|markets doing|looking_like|like",
      'analyse|analyze|check|scan|review|summarise|summarize the [ crypto|whole ] market|markets [ for_me ]',
      "who's|whos|who_is up|down|winning|losing|pumping|dumping",
      "what's|whats|what_is dumping|crashing|tanking|bleeding|falling|losing|down [ the ] [ most ]",
      'market',
      "what's|whats|what_is|what moving|driving|moves|drives|pushing|shaking the market|markets",
      '[ @show ] [ me ] [ the|a|my ] [ daily|morning|evening|todays|crypto ] update|briefing|recap|brief|overview',
      "how's|hows|how_is|how_are|how everything|things|it|stuff looking|going|doing [ today ] in|on|with|for [ the ] [ crypto ] market|markets|crypto|space",
      "how's|hows|how_is|how_are everything|things looking|going|doing [ today|in_crypto|out_there ]",
      'is it|today a good|bad|great day|time|week for|in crypto|the_market|markets',
      'how is|are|was the mood|vibe|feeling|sentiment|atmosphere [ in|on|of ] [ the ] crypto|market|markets',
      'how do|does things|everything|it|stuff|the_market|the_markets look|stand [ in|on ] [ the ] [ crypto|market|markets ]',
      'did|has the market|markets|crypto crash|crashed|pump|pumped|drop|dropped|dump|dumped|rise|risen|recover|recovered|go_up|go_down',
      'how are things in|on|with [ the ] [ crypto ] market|markets|crypto|space',
      'any big|major|notable|interesting|large moves|movers|changes|swings [ in|on ] [ the ] [ market|crypto ]',
      'what did|have i|we miss|missed [ in|on|with ] [ the ] [ market|markets|crypto ]',
    ],
    read: () => callOf('get_market_update'),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @latest ] [ top ] [ <count> ] [ most ] trending|hot|hottest|popular|most_popular|most_traded|top|top_trending|trendy|best_performing|trending_new|hyped [ <count> ] [ <chain> ] @tokens [ to buy|trade|ape|get|watch ] [ today|right_now ]',
      '[ @show ] [ me ] [ the ] [ top ] <count> [ trending|hot|hottest|popular|most_traded|best ] [ <chain> ] @tokens [ to buy|trade ] [ by volume|trading_volume|24h_volume ]',
      '[ @show ] [ me ] [ the ] trending|hot|popular|top [ <chain> ] tokens_to_buy|coins_to_buy',
      '[ @show ] [ me ] [ the ] <chain> trending|top|hot|hottest [ <count> ] [ @tokens ] [ to buy ]',
      "what's|whats|what_is|what_are [ the ] [ currently ] trending|hot|pumping|popular|mooning|going_crazy|exploding|ripping|taking_off|everyone_buying|people_buying|being_traded|flying|running [ today|right_now|in_crypto ]",
      'what @tokens are|is trending|hot|pumping|popular|mooning|people_buying|being_traded|traded_most|most_traded|running',
      'which @tokens are|is trending|hot|pumping|popular|mooning|people_buying|being_traded|traded_most|most_traded|the_hottest|running',
      'what should|can|could|shall|might i|we [ be ] buy|buying|ape|ape_into|aping|get|getting|trade|trading|invest_in|investing_in',
      'which|what @tokens are|is going|moving|running|heading [ up|higher|well ]',
      'which|what @tokens are|do people|traders|others|they|everyone|everybody|degens buying|trading|buy|trade|aping|ape [ the_most|most ]',
      '[ what|which ] @tokens i|we should|can|could|shall buy|get|trade|ape_into|invest_in',
      'what @tokens should i|we buy|ape|ape_into|get|trade|invest_in',
      'which @tokens should i|we buy|ape|ape_into|get|trade|invest_in',
      'recommend|suggest [ me ] [ some|a|a_few|something ] [ <count> ] [ good|new|trending|hot|interesting|nice ] [ <chain> ] [ @tokens ] [ to|for buy|trade|buying|trading|get ]',
      'trending [ to_buy|now ]',
      '[ @show ] [ the ] trending [ list|page ]',
      '[ @show ] [ the ] volume leaders|leader',
      '[ @show ] @tokens with [ the ] [ most|highest|biggest ] volume',
      'which|what @tokens have|has|see|do [ the ] most|highest|biggest|largest [ trading ] volume|trades',
      'what are people|traders|degens|others|they buying|trading|aping|aping_into|apeing',
      'what is everyone|everybody buying|trading|aping_into',
      "what's|whats everyone|everybody buying|trading|aping_into",
      'most traded|popular [ <chain> ] @tokens',
    ],
    takes,
    read: (filled, { chain }) =>
      callOf('get_trending_tokens', {
        chain: chain ?? slotIn(filled, 'chain'),
        limit: slotIn(filled, 'count'),
      }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the|some|a_few|any|good|new|best|top ] [ best|good|top|new ] [ <count> ] [ <chain> ] low_cap|low-cap|lowcap|small_cap|small-cap|smallcap|micro_cap|micro-cap|microcap|tiny_cap|low_market_cap|small_market_cap|low_mcap [ gem|gems|coin|coins|token|tokens|projects|plays|@tokens|memecoins ] [ to buy|ape|ape_into|watch ] [ under|below|less_than|up_to|with_a_market_cap_under|with_market_cap_under|with_market_cap_below|smaller_than|max <cap:price> ] [ market_cap|mcap|mc|cap|in_market_cap ]',
      '[ @show ] [ me ] [ the|some|a_few|any ] [ best|good|top|new ] [ <count> ] [ <chain> ] lowcaps|low-caps|low_caps|small_caps|smallcaps|microcaps|micro_caps|gems|hidden_gems|small_gems|tiny_gems|undervalued_gems [ to_buy|to_ape|to_ape_into ] [ under|below|less_than|up_to|with_a_market_cap_under|with_market_cap_under|with_market_cap_below|with_a_market_cap_below|smaller_than <cap:price> ] [ market_cap|mcap|mc|cap|in_market_cap ]',
      '[ @show ] [ me ] [ the|some|a_few|any|small|tiny|new ] [ <count> ] [ <chain> ] @tokens|gems [ with|that_have ] [ a ] [ market_cap|marketcap|mcap|cap|mc|market_capitalization|market_capitalisation ] under|below|less_than|smaller_than|lower_than|of_less_than|up_to <cap:price> [ market_cap|mcap|mc|cap|in_market_cap ]',
      '[ @show ] [ me ] [ some|the|a_few|any ] [ <count> ] small|tiny|smallest [ <chain> ] @tokens [ to buy ] [ by market_cap ]',
    ],
    takes,
    read: (filled, { chain }) => {
      const cap = slotIn(filled, 'price', 'cap')
      return callOf('find_low_caps', {
        chain: chain ?? slotIn(filled, 'chain'),
        maxMarketCapUsd: cap === undefined ? undefined : Number(cap),
        limit: slotIn(filled, 'count'),
      })
    },
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the|some|any|todays ] [ @latest|trending|top|breaking|hot|important|big|good|bad ] [ <count> ] [ crypto|market|cryptocurrency|crypto_market ] news|headlines|articles|news_stories [ today|right_now|please|stories|headlines|feed|update|updates|of_the_day|of_today|of_the_week ]',
      '[ @show ] [ me ] [ the|some|any ] [ <count> ] [ @latest|trending|top|breaking|recent ] [ crypto ] news|headlines|articles|stories [ today|lately|recently|this_week|now|out|there ] on|about|for|of|regarding <topic>',
      'did|have i|we miss|missed any|some|the [ big|important ] news|headlines [ today|lately|recently ]',
      '[ @show ] [ me ] [ the ] biggest|top|main|hottest|most_important|latest stories|headlines|news [ in|of|from ] [ crypto|the_market|today ]',
      '[ @show|research|look_for|summarise|summarize ] [ me ] [ the|some|any ] [ @latest|trending|top|breaking|recent ] [ <count> ] [ crypto ] news|news_flow|newsflow|press|headlines|articles|stories|updates [ is_there ] on|about|for|of|regarding|around|from|concerning|related_to <topic>',
      '[ @show ] [ me ] [ the|some|any ] [ @latest|trending|top|breaking|recent ] <name> news|headlines [ today ]',
      "what's|whats|what_is the [ @latest ] news [ in|on crypto|the_market ] [ today ]",
      "what's|whats|what_is|what_are new|the_latest|in_the_news|making_headlines|the_headlines|making_news|the_news [ in crypto ] [ today ]",
      "what's|whats|what_is the [ @latest ] news|latest|headlines|word [ on|about|with|around|for|regarding|from|at ] <topic>",
      'has there been any news on|about <topic>',
      `i|we heard|read|saw|think|feel [ that ] something|things [ big|bad|new|strange|important ] happened|is_happening|is_going_on|is_up|changed with|to|at|about|around <topic:title> [ and|so ] any_news|what_is_the_news|what_happened|is_there_any_news|whats_new|what's_new|what_is_it|any_headlines`,
      '[ @show ] [ me ] [ the|some|any ] [ @latest ] news|headlines on|about|for|of|regarding <topic> and <second:name>',
      "what's|whats|what_is new with|about|on|at <topic>",
      '[ @show ] [ the ] latest on|about|from|around <topic>',
      'anything|something|what_else new|happening|going_on about|on|with|at|around <topic>',
      'read me the news|headlines',
      'did|has|have|is anything|something|much [ important|big|new|interesting|special|major ] happen|happened|happening|changed|going_on with|to|around|at|for|in [ the ] <topic>',
      'did|has|have|is anything|something [ important|big|new|interesting|major ] [ get|been|being|got ] published|reported|written|announced|posted about|on|by|regarding|from <topic>',
      'what is|was|has|have|are [ being|been|they ] published|reported|written|announced|reporting|writing about|on|by|regarding <topic>',
      "what's|whats [ being ] published|reported|written|announced about|on|by|regarding <topic>",
      'is there [ any ] [ new|recent ] news on|about|for|regarding <topic>',
      'is|are there anything|something [ new|interesting|important ] [ new ] [ going_on|happening ] on|about|with|around|for|from <topic>',
      'what is|was happening|going_on with the <topic>',
      "what's|whats happening|going_on with the <topic>",
      "what's|whats|what_is|what_was being|been said|written|reported in the press|media|news|papers about|on|regarding <topic>",
      'what did|do|are the papers|media|press|news|newspapers|journalists write|writing|say|saying|report|reporting about|on <topic>',
    ],
    read: (filled) => {
      const topics = [
        slotIn(filled, 'topic') ?? slotIn(filled, 'name'),
        slotIn(filled, 'name', 'second'),
      ].map((topic) => trimTime(trimTopic(topic)))
      const limit = slotIn(filled, 'count')
      const [first, second] = topics
      // 'The latest price of RAY' is no headline.
      if (
        /^(?:price|prices|value|market|trades?|transactions?|balances?|activity|stats)\b/iu.test(first ?? '')
      )
        return null
      if (second === undefined) return callOf('get_news', { topic: first, limit })
      return { kind: 'call', calls: topics.map((topic) => ({ tool: 'get_news', args: { topic } })) }
    },
  },
]
