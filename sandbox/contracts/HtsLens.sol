// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {HtsToken} from "./HtsToken.sol";

/// What a mirror node knows of an account's tokens, in one call.
contract HtsLens {
    struct Holding {
        uint64 sinceSec;
        bool isOn;
        bool isAutomatic;
        uint256 balance;
    }

    function holdings(address account, address[] calldata tokens) external view returns (Holding[] memory found) {
        found = new Holding[](tokens.length);
        for (uint256 i = 0; i < tokens.length; i++) {
            (uint64 sinceSec, bool isOn, bool isAutomatic) = HtsToken(tokens[i]).associations(account);
            found[i] = Holding(sinceSec, isOn, isAutomatic, HtsToken(tokens[i]).balanceOf(account));
        }
    }
}
