// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Whbar} from "./Whbar.sol";
import {WhbarToken} from "./WhbarToken.sol";

/// The exchange's router: Uniswap's, which does the swapping, with the words for unwrapping that the exchange uses.
contract WhbarRouter {
    // Slot 0 belongs to the swapping code, which runs on this storage.
    uint256 private reserved;
    address private immutable swapping;
    Whbar private immutable vault;

    constructor(address swapping_, Whbar vault_) {
        swapping = swapping_;
        vault = vault_;
    }

    receive() external payable {
        require(msg.sender == address(vault), "Not WHBAR");
    }

    function unwrapWHBAR(uint256 amountMinimum, address recipient) external payable {
        WhbarToken token = vault.token();
        uint256 held = token.balanceOf(address(this));
        require(held >= amountMinimum, "Insufficient WHBAR");
        if (held == 0) return;
        token.approve(address(vault), held);
        vault.withdraw(address(this), recipient, held);
    }

    fallback() external payable {
        address target = swapping;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let isDone := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(isDone) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
