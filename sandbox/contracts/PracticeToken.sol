// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// An ERC-20 of the practice world, with the traits a careful buyer looks for.
/// A tax is burnt from what a taxed sender sends. A trap can be bought but not sold: only markets may send it on.
contract PracticeToken {
    struct Terms {
        string name;
        string symbol;
        uint8 decimals;
        uint256 supply;
        address holder;
        /// Whom the holder lets spend without limit from the start.
        address[] spenders;
        uint16 transferTaxBps;
        bool isTrap;
        address minter;
        address freezer;
    }

    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    uint16 public immutable transferTaxBps;
    bool public immutable isTrap;
    /// Zero where nobody can mint more, or freeze a holder.
    address public immutable owner;
    address public immutable freezer;
    /// Names markets until it is given up at the end of the setup.
    address public registrar;

    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isFrozen;
    /// May send on a trap.
    mapping(address => bool) public isMarket;
    /// Sends without tax.
    mapping(address => bool) public isUntaxed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error NotAllowed();
    error NotEnough();
    error Frozen();
    error TransferRefused();

    constructor(Terms memory terms) {
        name = terms.name;
        symbol = terms.symbol;
        decimals = terms.decimals;
        transferTaxBps = terms.transferTaxBps;
        isTrap = terms.isTrap;
        owner = terms.minter;
        freezer = terms.freezer;
        registrar = terms.holder;
        isMarket[terms.holder] = true;
        isUntaxed[terms.holder] = true;
        for (uint256 i = 0; i < terms.spenders.length; i++) {
            allowance[terms.holder][terms.spenders[i]] = type(uint256).max;
        }
        _mint(terms.holder, terms.supply);
    }

    function mint(address to, uint256 value) external {
        if (msg.sender != owner) revert NotAllowed();
        _mint(to, value);
    }

    function setFrozen(address who, bool frozen) external {
        if (msg.sender != freezer) revert NotAllowed();
        isFrozen[who] = frozen;
    }

    function setRole(address who, bool market, bool untaxed) external {
        if (msg.sender != registrar) revert NotAllowed();
        isMarket[who] = market;
        isUntaxed[who] = untaxed;
    }

    function giveUpRoles() external {
        if (msg.sender != registrar) revert NotAllowed();
        registrar = address(0);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            if (allowed < value) revert NotEnough();
            unchecked {
                allowance[from][msg.sender] = allowed - value;
            }
        }
        _move(from, to, value);
        return true;
    }

    function _mint(address to, uint256 value) private {
        totalSupply += value;
        unchecked {
            balanceOf[to] += value;
        }
        emit Transfer(address(0), to, value);
    }

    function _move(address from, address to, uint256 value) private {
        uint256 held = balanceOf[from];
        if (held < value) revert NotEnough();
        if (isFrozen[from] || isFrozen[to]) revert Frozen();
        if (isTrap && !isMarket[from]) revert TransferRefused();
        uint256 tax = isUntaxed[from] ? 0 : (value * transferTaxBps) / 10_000;
        unchecked {
            balanceOf[from] = held - value;
            balanceOf[to] += value - tax;
            totalSupply -= tax;
        }
        if (tax > 0) emit Transfer(from, address(0), tax);
        emit Transfer(from, to, value - tax);
    }
}
