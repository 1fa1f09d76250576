import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'
import { callOf } from './make-calls.ts'
import { trimTopic } from './trim-topic.ts'

const TVL =
  'tvl|total_value_locked|value_locked|locked_value|total_locked_value|liquidity_locked|money_locked|locked'

/** Value locked, yields and applications. The chains of others are named here too, so a chain is no aside. */
export const defiRules: readonly Rule[] = [
  {
    patterns: [
      `[ @show ] [ me ] [ the ] [ top ] [ <count> ] [ chain|chains|blockchain|blockchains ] ${TVL} [ by|per|of|for|across|on|in ] [ the ] [ each|all|every ] chain|chains|blockchain|blockchains|network|networks`,
      `[ @show ] [ me ] [ the ] chain|chains|blockchain [ by ] ${TVL} [ ranking|list|ranked ]`,
      `[ @show ] [ me ] [ the ] [ @top ] [ <count> ] chains|blockchains|networks by ${TVL}`,
      `which|what chain|chains|blockchain|network|networks|blockchains has|have|holds|hold [ the ] most|highest|biggest|largest|greatest [ ${TVL} ]`,
      `[ @show ] [ me ] [ the ] [ @latest|total ] ${TVL} [ of|on|in|for ] <chain>`,
      `[ @show ] [ me ] [ the ] <chain> ${TVL}`,
      `how much ${TVL} does|has|is <chain> have|got`,
      `how much [ value|money|capital|tvl ] is [ there ] locked on|in <chain>`,
      `how much tvl|value_locked is on <chain>`,
      '[ @show ] [ the ] biggest|largest|top [ <count> ] chains|blockchains|networks',
      'rank [ the ] chains by tvl',
      'which|what chain|chains|blockchain|network|networks|blockchains has|have|holds|hold|locks|lock [ the ] most|highest|biggest|largest|greatest [ locked ] value|money|capital|liquidity [ locked ] [ in_them|in_it ]',
      'where is|does [ the ] most [ value|money|capital|liquidity|tvl ] locked|sit|parked',
      'compare chains by tvl|value_locked',
      `how much [ value ] is locked on|in|per each|every|all [ chain|chains ]`,
    ],
    read: (filled) => callOf('get_chain_tvl', { limit: slotIn(filled, 'count') }),
  },
  {
    patterns: [
      `[ @show ] [ me ] [ the ] [ @top ] [ <count> ] [ @top ] [ defi ] protocols|defi_protocols|defi|defi_projects|dexes [ by ${TVL} ] [ right_now ]`,
      `which|what [ defi ] protocol|protocols has|have|holds|hold [ the ] most|highest|biggest|largest|greatest [ ${TVL}|money|value|capital|liquidity ]`,
      `what is|are the @top [ <count> ] [ defi ] protocol|protocols [ by ${TVL} ]`,
      `[ @show ] [ the ] ${TVL} by protocol|protocols`,
      `[ @show ] [ the ] [ @latest ] ${TVL}`,
    ],
    read: (filled) => callOf('get_protocol_tvl', { limit: slotIn(filled, 'count') }),
  },
  {
    patterns: [
      `[ @show ] [ me ] [ the ] [ @latest|total ] ${TVL} [ of|on|in|for|at ] [ the ] [ protocol ] <name> [ protocol ]`,
      `[ @show ] [ me ] [ the ] <name> [ protocol ] ${TVL}`,
      `how much ${TVL}|money|value is|does|has [ there ] [ in|on ] <name> have|hold|has|got`,
      `how much [ value|money|tvl|capital ] is [ there ] locked [ up ] in|on [ the ] <name>`,
      `how big|large|high is <name> [ by|in ] ${TVL}`,
      `how big|large|high is|are [ the ] ${TVL} of|for|on|in <name>`,
      `what [ value|money ] is locked [ up ] in|on <name>`,
      `what's|whats locked [ up ] in|on <name>`,
      'how much is locked in <name>',
      'how much is|sits|lies|is_parked|is_sitting in|inside <name>',
      'how much money|value|capital|liquidity|tvl is [ there ] in|inside|on <name>',
    ],
    read: (filled) => callOf('get_protocol_tvl', { protocol: trimTopic(slotIn(filled, 'name')) }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the|some|any ] [ @top|good|high|highest ] [ <count> ] [ defi|staking ] yield|yields|apy|apys|yield_farms|farms on|in <chain>',
      '[ @show ] [ me ] [ the|some|any ] [ @top|good|high|highest ] [ <count> ] yield_farms|farms|yield_pools|yield_opportunities|farming_opportunities <place>',
    ],
    read: (filled) =>
      callOf('find_yields', {
        chain: slotIn(filled, 'chain') ?? slotIn(filled, 'place'),
        limit: slotIn(filled, 'count'),
      }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the|some|any ] [ @top|good|high|highest ] [ <count> ] [ defi|staking ] yield|yields|apy|apys|apr|aprs|yield_pools|yield_farms|farms|yield_opportunities|farming_opportunities|staking_yields|staking_rewards|lending_rates|interest_rates [ right_now ] [ of|for|on|with|from|in ] <token>',
      '[ @show ] [ me ] [ the|some|any ] [ @top|good|high|highest ] [ <count> ] <token> [ staking ] yield|yields|apy|apr|yield_pools|yield_farms|farms|yield_opportunities|staking_yields',
      'where can|do|could|should i|we [ get|find ] [ the ] [ best|highest ] [ yield|apy|return|returns|interest|yields ] [ to|can_i ] [ earn|stake|farm|lend|put|park|earn_yield|earn_interest|earn_on|make_yield ] [ on|for|with|from ] [ my ] <token>',
      'where to|can_i|should_i|do_i|could_i earn|stake|farm|lend|park|put|get|earn_yield|earn_interest|earn_apy|get_yield|find_yield|get_the_best_yield|get_the_best_apy|get_the_highest_yield|earn_the_most [ yield|interest|apy ] [ on|for|with ] [ my ] <token> [ to_earn|to_work ]',
      'how can|do i|we earn [ yield|interest|apy|money ] on|with|from [ my ] <token>',
      'what yield|yields|apy can|do|could i|we get|earn on|for|with [ my ] <token>',
      'what can i earn on|with [ my ] <token>',
      'how much [ yield|interest|apy ] can|do|could|would i|we get|earn|make on|for|with|from [ my ] <token>',
      'what pools pay|give|offer|have the best|most|highest [ yield|apy ] [ for|on ] <token>',
    ],
    takes: ['chain'],
    read: (filled, { chain }) =>
      callOf('find_yields', { symbol: slotIn(filled, 'token'), chain, limit: slotIn(filled, 'count') }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the|some|any ] [ @top|good|high|highest ] [ <count> ] [ <chain> ] [ defi|staking ] yield|yields|apy|apys|aprs|yield_pools|yield_farms|farms|yield_opportunities|farming_opportunities|yield_farming_opportunities|yield_farming|staking_yields|pools_by_yield|pools_by_apy [ right_now|in_defi ]',
      'where can|do|should i|we earn|get|find [ the|some ] [ best|highest|good ] [ yield|yields|apy|interest ]',
      'which|what pools pay|give|offer|have the best|most|highest [ yield|apy ]',
      'what are the best yields|apys',
    ],
    takes: ['chain'],
    read: (filled, { chain }) =>
      callOf('find_yields', { chain: chain ?? slotIn(filled, 'chain'), limit: slotIn(filled, 'count') }),
  },
  {
    patterns: [
      '[ @show ] [ me ] [ the ] [ @top|most_active|popular ] [ <count> ] [ @top|most_used|most_popular ] [ <chain> ] dapps|dapp|dapps_list|decentralised_apps|decentralized_apps|decentralised_applications|decentralized_applications|onchain_apps|on-chain_apps|web3_apps [ right_now ] [ by users|volume|usage ]',
      'which|what dapps are|do|is [ people ] [ the ] most|used|popular|trending|using|use [ used|popular ] [ the ] [ most ]',
      'what are the most used|popular [ <chain> ] dapps|apps',
      'most used|popular [ <chain> ] dapps|apps',
      '[ @show ] [ me ] [ the ] [ @top ] [ <count> ] [ <chain> ] apps|applications',
    ],
    takes: ['chain'],
    read: (filled, { chain }) =>
      callOf('get_top_dapps', { chain: chain ?? slotIn(filled, 'chain'), limit: slotIn(filled, 'count') }),
  },
]
