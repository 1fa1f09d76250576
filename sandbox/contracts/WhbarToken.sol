// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {HtsToken} from "./HtsToken.sol";

interface IWhbarVault {
    function deposit(address from, address to) external payable;
}

/// The token side of wrapped HBAR (8 decimals, as HBAR itself). Its treasury is the contract that holds the HBAR.
contract WhbarToken is HtsToken {
    /// Uniswap's router wraps at the address of the token it pays with; nobody else can.
    address private immutable router;

    constructor(address vault, address router_, address issuer)
        HtsToken(Facts("Wrapped Hbar", "WHBAR", 8, 0, vault, issuer, 0, false))
    {
        router = router_;
    }

    function mint(uint256 value) external {
        require(msg.sender == treasury, "INVALID_SIGNATURE");
        _mint(value);
    }

    function burn(uint256 value) external {
        require(msg.sender == treasury, "INVALID_SIGNATURE");
        _burn(value);
    }

    function deposit() external payable {
        require(msg.sender == router, "INVALID_OPERATION");
        IWhbarVault(treasury).deposit{value: msg.value}(router, router);
    }
}
