// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {HtsToken} from "./HtsToken.sol";

/// The token service's system contract (0x167), as far as wallets and exchanges use it. It answers with response codes
/// and does not revert.
contract HtsService {
    int64 private constant SUCCESS = 22;
    int64 private constant INVALID_SIGNATURE = 7;
    int64 private constant INVALID_TOKEN = 167;
    int64 private constant INVALID_AMOUNT = 50;

    function associateToken(address account, address token) public returns (int64) {
        if (account != msg.sender) return INVALID_SIGNATURE;
        if (!_isToken(token)) return INVALID_TOKEN;
        return HtsToken(token).serviceAssociate(account);
    }

    function associateTokens(address account, address[] calldata tokens) external returns (int64 code) {
        code = SUCCESS;
        for (uint256 i = 0; i < tokens.length && code == SUCCESS; i++) code = associateToken(account, tokens[i]);
    }

    function dissociateToken(address account, address token) public returns (int64) {
        if (account != msg.sender) return INVALID_SIGNATURE;
        if (!_isToken(token)) return INVALID_TOKEN;
        return HtsToken(token).serviceDissociate(account);
    }

    function dissociateTokens(address account, address[] calldata tokens) external returns (int64 code) {
        code = SUCCESS;
        for (uint256 i = 0; i < tokens.length && code == SUCCESS; i++) code = dissociateToken(account, tokens[i]);
    }

    function transferToken(address token, address sender, address recipient, int64 amount) external returns (int64) {
        if (amount < 0) return INVALID_AMOUNT;
        return transferFrom(token, sender, recipient, uint64(amount));
    }

    function transferFrom(address token, address from, address to, uint256 amount) public returns (int64) {
        if (!_isToken(token)) return INVALID_TOKEN;
        return HtsToken(token).serviceTransfer(msg.sender, from, to, amount);
    }

    function approve(address token, address spender, uint256 amount) external returns (int64) {
        if (!_isToken(token)) return INVALID_TOKEN;
        HtsToken(token).serviceApprove(msg.sender, spender, amount);
        return SUCCESS;
    }

    function allowance(address token, address owner, address spender) external view returns (int64, uint256) {
        if (!_isToken(token)) return (INVALID_TOKEN, 0);
        return (SUCCESS, HtsToken(token).allowance(owner, spender));
    }

    function isToken(address token) external view returns (int64, bool) {
        return (SUCCESS, _isToken(token));
    }

    function _isToken(address token) private view returns (bool) {
        if (uint160(token) > type(uint64).max || token.code.length == 0) return false;
        (bool answered, bytes memory data) = token.staticcall(abi.encodeWithSignature("associations(address)", token));
        return answered && data.length == 96;
    }
}
