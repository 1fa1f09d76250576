// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A fungible token of the Hedera Token Service as the EVM sees it: an ERC-20 whose holders must be associated first.
/// Contracts are associated by what arrives, as with unlimited automatic associations; people associate themselves.
contract HtsToken {
    int64 internal constant SUCCESS = 22;
    int64 internal constant NOT_ASSOCIATED = 184;
    int64 internal constant ALREADY_ASSOCIATED = 194;
    int64 internal constant BALANCE_LEFT = 195;
    int64 internal constant BALANCE_TOO_SMALL = 178;
    int64 internal constant ALLOWANCE_TOO_SMALL = 292;
    int64 internal constant FROZEN = 165;
    address internal constant TOKEN_SERVICE = address(0x167);

    struct Association {
        uint64 sinceSec;
        bool isOn;
        bool isAutomatic;
    }

    struct Facts {
        string name;
        string symbol;
        uint8 decimals;
        uint256 supply;
        address treasury;
        address issuer;
        uint16 feeBps;
        bool freezesHolders;
    }

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    address public immutable treasury;
    /// May associate others.
    address private immutable issuer;
    /// Taken by the treasury from what others send to each other.
    uint16 public immutable feeBps;
    /// The issuer freezes whoever holds it: it can be had, but not passed on.
    bool public immutable freezesHolders;
    uint256 public totalSupply;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => Association) public associations;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(Facts memory facts) {
        name = facts.name;
        symbol = facts.symbol;
        decimals = facts.decimals;
        treasury = facts.treasury;
        issuer = facts.issuer;
        feeBps = facts.feeBps;
        freezesHolders = facts.freezesHolders;
        associations[facts.treasury] = Association(uint64(block.timestamp), true, false);
        _mint(facts.supply);
    }

    modifier byTokenService() {
        require(msg.sender == TOKEN_SERVICE, "INVALID_OPERATION");
        _;
    }

    function associate() external returns (uint256) {
        return uint64(_associate(msg.sender));
    }

    function dissociate() external returns (uint256) {
        return uint64(_dissociate(msg.sender));
    }

    function isAssociated() external view returns (bool) {
        return associations[msg.sender].isOn;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        _approve(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _demand(_move(msg.sender, to, value));
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        _demand(_moveFor(msg.sender, from, to, value));
        return true;
    }

    /// The issuer's gift: associates an account that did not ask, so that something can be sent to it.
    function associateFor(address account) external returns (int64) {
        require(msg.sender == issuer, "INVALID_OPERATION");
        return _associate(account);
    }

    function serviceAssociate(address account) external byTokenService returns (int64) {
        return _associate(account);
    }

    function serviceDissociate(address account) external byTokenService returns (int64) {
        return _dissociate(account);
    }

    function serviceApprove(address owner, address spender, uint256 value) external byTokenService {
        _approve(owner, spender, value);
    }

    function serviceTransfer(address caller, address from, address to, uint256 value)
        external
        byTokenService
        returns (int64)
    {
        return caller == from ? _move(from, to, value) : _moveFor(caller, from, to, value);
    }

    function _mint(uint256 value) internal {
        totalSupply += value;
        balanceOf[treasury] += value;
        emit Transfer(address(0), treasury, value);
    }

    function _burn(uint256 value) internal {
        balanceOf[treasury] -= value;
        totalSupply -= value;
        emit Transfer(treasury, address(0), value);
    }

    function _associate(address account) private returns (int64) {
        if (associations[account].isOn) return ALREADY_ASSOCIATED;
        associations[account] = Association(uint64(block.timestamp), true, false);
        return SUCCESS;
    }

    function _dissociate(address account) private returns (int64) {
        if (!associations[account].isOn) return NOT_ASSOCIATED;
        if (balanceOf[account] > 0) return BALANCE_LEFT;
        delete associations[account];
        return SUCCESS;
    }

    function _approve(address owner, address spender, uint256 value) private {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function _moveFor(address spender, address from, address to, uint256 value) private returns (int64) {
        uint256 allowed = allowance[from][spender];
        if (allowed < value) return ALLOWANCE_TOO_SMALL;
        int64 code = _move(from, to, value);
        if (code == SUCCESS && allowed != type(uint256).max) allowance[from][spender] = allowed - value;
        return code;
    }

    /// Changes nothing unless it answers SUCCESS.
    function _move(address from, address to, uint256 value) private returns (int64) {
        if (!associations[from].isOn) return NOT_ASSOCIATED;
        if (balanceOf[from] < value) return BALANCE_TOO_SMALL;
        if (freezesHolders && from != treasury && from.code.length == 0) return FROZEN;
        if (!_receives(to)) return NOT_ASSOCIATED;
        uint256 fee = from == treasury || to == treasury ? 0 : (value * feeBps) / 10_000;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) {
            balanceOf[treasury] += fee;
            emit Transfer(from, treasury, fee);
        }
        return SUCCESS;
    }

    function _receives(address account) private returns (bool) {
        if (associations[account].isOn) return true;
        if (account.code.length == 0) return false;
        associations[account] = Association(uint64(block.timestamp), true, true);
        return true;
    }

    function _demand(int64 code) private pure {
        require(code != NOT_ASSOCIATED, "TOKEN_NOT_ASSOCIATED_TO_ACCOUNT");
        require(code != BALANCE_TOO_SMALL, "INSUFFICIENT_TOKEN_BALANCE");
        require(code != ALLOWANCE_TOO_SMALL, "SPENDER_DOES_NOT_HAVE_ALLOWANCE");
        require(code != FROZEN, "ACCOUNT_FROZEN_FOR_TOKEN");
    }
}
