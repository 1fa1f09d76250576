/** Groups of words that mean the same wherever a pattern names them. A line between words stands for a space. */
export const PHRASES = {
  swap: 'swap exchange convert trade flip change switch rotate swap_out trade_in swap_me exchange_me convert_me roll transform',
  buy: 'buy purchase get grab acquire pick_up snag scoop scoop_up snap_up load_up_on stack buy_me get_me grab_me buy_up ape_into ape_in gimme gimme_some market_buy cop nab snipe bag bag_me pick_me_up hook_me_up_with score get_us buy_some get_some grab_some buy_in invest_in accumulate autobuy auto-buy double_down_on stock_up_on buy_more buy_some_more get_more get_some_more get_me_more grab_more grab_some_more get_a_bag_of grab_a_bag_of buy_a_bag_of buy_me_some buy_me_more load_me_up_with load_up set_me_up_with stock_me_up_with',
  sell: 'sell dump offload unload cash_out sell_off get_rid_of market_sell sell_out_of liquidate sell_me ditch trim shave bail_out_of get_out_of get_me_out_of take_me_out_of market_dump nuke jeet unwind part_with let_go_of bail_on',
  send: 'send transfer pay pay_back pay_out withdraw move forward send_over send_out wire tip shoot zap beam ship remit fire_off shoot_over send_across',
  into: 'for against to too into in -> in_to in_exchange_for and_get and_buy so_i_get over_to over_into and_turn_it_into and_give_me for_me_and_give_me and_receive receiving and_take proceeds_in proceeds_to proceeds_into with_proceeds_in with_the_proceeds_in and_have back_to back_into back_in',
  with: 'with funded_from funded_by funded_with using from paying_with paid_with by_using w w/ by_spending for_my out_of in_exchange_for paying',
  show: `show show_me gimme give give_me get get_me tell_me check list see view display find find_me pull_up fetch look_up
    let_me_see what_is what's whats what_are what're which_are can_i_see can_i_get can_i_have i_want i_want_to_see
    i_want_to_know i_want_to_check i_need let_me_know do_you_know do_you_have read check_out how_about what_about
    how_is how's hows how_are show_us bring_up run make_me any got_any are_there_any is_there_any pull print retrieve
    report share provide say say_me lookup present give_us bring_me screen_for scan_for hunt_for look_for hmu_with hit_me_with hit_me_up_with`,
  what: `what_is what's whats what_are tell_me show show_me give_me get get_me check find do_you_know i_want_to_know
    let_me_know which_is`,
  latest: 'latest recent most_recent newest current last today_s fresh new actual up-to-date live',
  top: 'top best biggest largest greatest most_used main highest leading most_popular deepest hottest',
  of: 'of for on about in regarding around at with',
  tokens: `token tokens coin coins crypto cryptos asset assets memecoin memecoins meme_coins meme_tokens
    cryptocurrencies altcoins alts projects`,
  vault: 'wallet wallets vault vaults account accounts portfolio bag bags',
  my: 'my the our this',
  doing: `doing holding_up performing looking trading going moving behaving`,
  price:
    'price prices price_now value quote_price spot_price rate cost going_rate token_price spot last_print print last_price px usd_price dollar_price price_level',
  safe: `safe legit legitimate trustworthy secure real a_scam scam a_rug a_rugpull a_rug_pull rugpull rug_pull rug
    a_honeypot honeypot dangerous risky fake a_fake sketchy shady ok_to_buy safe_to_buy safe_to_trade safe_to_hold
    safe_to_ape_into a_safe_token a_safe_coin a_safe_buy a_scam_token a_scam_coin risky_to_buy rugged going_to_rug
    gonna_rug too_risky scammy`,
  stats: `stats statistics stat info information infos details detail data facts fundamentals analysis overview
    breakdown numbers all_stats full_stats all_the_stats all_info all_data full_info full_analysis a_full_analysis
    an_analysis an_overview token_info token_stats everything key_stats deep_dive summary report rundown the_lowdown
    more_info some_info everything_you_know everything_you_have all_you_know all_you_have full_details all_details all_the_details all_the_info a_breakdown a_rundown profile passport due_diligence full_due_diligence dd full_picture the_full_picture the_scoop scoop the_whole_picture the_whole_story the_full_story`,
} as const
export type PhraseName = keyof typeof PHRASES
