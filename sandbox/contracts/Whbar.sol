// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {WhbarToken} from "./WhbarToken.sol";

/// Holds HBAR and issues one WHBAR for each; amounts in tinybar. Unwrapping pulls the token, so it takes an allowance.
contract Whbar {
    WhbarToken public immutable token;

    event Deposit(address indexed src, address indexed dst, uint256 wad);
    event Withdrawal(address indexed src, address indexed dst, uint256 wad);

    constructor(WhbarToken token_) {
        token = token_;
    }

    receive() external payable {
        deposit(msg.sender, msg.sender);
    }

    function deposit() external payable {
        deposit(msg.sender, msg.sender);
    }

    function deposit(address src, address dst) public payable {
        require(msg.value > 0, "Sent zero hbar to this contract");
        token.mint(msg.value);
        token.transfer(dst, msg.value);
        emit Deposit(src, dst, msg.value);
    }

    function withdraw(uint256 wad) external {
        withdraw(msg.sender, msg.sender, wad);
    }

    /// Only from the caller's own: the original lets anybody spend what was allowed to this contract.
    function withdraw(address src, address dst, uint256 wad) public {
        require(src == msg.sender, "INVALID_SIGNATURE");
        require(wad > 0, "Attempted to withdraw zero hbar");
        token.transferFrom(src, address(this), wad);
        token.burn(wad);
        (bool isSent, ) = payable(dst).call{value: wad}("");
        require(isSent, "hbar could not be sent");
        emit Withdrawal(src, dst, wad);
    }
}

/// The way to wrap and unwrap that the exchange recommends.
contract WhbarHelper {
    Whbar private immutable vault;

    constructor(Whbar vault_) {
        vault = vault_;
    }

    function deposit() external payable {
        vault.deposit{value: msg.value}(msg.sender, msg.sender);
    }

    function unwrapWhbar(uint256 wad) external {
        WhbarToken token = vault.token();
        token.transferFrom(msg.sender, address(this), wad);
        token.approve(address(vault), wad);
        vault.withdraw(address(this), msg.sender, wad);
    }
}
