// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IErc20 {
    function balanceOf(address who) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
}

interface IWrapped is IErc20 {
    function deposit() external payable;
    function withdraw(uint256 value) external;
}

interface IV3Factory {
    function getPool(address a, address b, uint24 fee) external view returns (address);
}

interface IV3Pool {
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256, int256);
}

interface IHolder {
    function transferFrom(address token, address owner, address recipient, uint256 amount) external returns (bool);
}

interface IPermit2 {
    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    struct SignatureTransferDetails {
        address to;
        uint256 requestedAmount;
    }

    function permitTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata details,
        address owner,
        bytes calldata signature
    ) external;
}

/// Carries out a quoted swap: takes what is sold, sends it through v3 pools, and hands over what was bought, or nothing
/// at all when that is less than the taker's minimum. `execute` has the external interface of 0x's Settler, so that
/// whoever reads its calls reads both; what stands in the actions is our own.
contract PracticeSettler {
    struct AllowedSlippage {
        address recipient;
        address buyToken;
        uint256 minAmountOut;
    }

    struct Order {
        address sellToken;
        uint256 sellAmount;
        uint256 deadline;
        /// Token, fee, token, … as the v3 routers have it; empty where the native coin is only wrapped or unwrapped.
        bytes path;
        address feeRecipient;
        address feeToken;
        uint256 feeBps;
        /// Where not empty, exactly the minimum is handed over, and what was bought beyond it is sold back this way.
        bytes refundPath;
        address refundTo;
    }

    address private constant NATIVE = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
    IV3Factory private immutable factory;
    IWrapped private immutable wrapped;
    IPermit2 private immutable permit2;
    IHolder private immutable holder;
    address private paying;

    error NotAllowed();
    error Expired();
    error NoPool();
    error TooLittleBought(uint256 bought, uint256 wanted);
    error SendFailed();

    constructor(address factory_, address wrapped_, address permit2_, address holder_) {
        factory = IV3Factory(factory_);
        wrapped = IWrapped(wrapped_);
        permit2 = IPermit2(permit2_);
        holder = IHolder(holder_);
    }

    receive() external payable {}

    /// Called by the holder, which appends the taker; the native coin comes from anybody, with the call.
    /// The one action is an order.
    function execute(AllowedSlippage calldata slippage, bytes[] calldata actions, bytes32)
        external
        payable
        returns (bool)
    {
        bytes calldata action = actions[0];
        Order calldata order;
        assembly {
            order := add(action.offset, calldataload(action.offset))
        }
        if (order.sellToken != NATIVE) {
            if (msg.sender != address(holder)) revert NotAllowed();
            address taker = address(bytes20(msg.data[msg.data.length - 20:]));
            holder.transferFrom(order.sellToken, taker, address(this), order.sellAmount);
        }
        _run(order, slippage);
        return true;
    }

    /// The taker's signature follows the call's own data: its length in one word, then the signature.
    function executePermit2(
        AllowedSlippage calldata slippage,
        Order calldata order,
        uint256 nonce,
        uint256 bodyLength
    ) external payable {
        if (order.sellToken != NATIVE) {
            uint256 size = uint256(bytes32(msg.data[bodyLength:bodyLength + 32]));
            permit2.permitTransferFrom(
                IPermit2.PermitTransferFrom(
                    IPermit2.TokenPermissions(order.sellToken, order.sellAmount), nonce, order.deadline
                ),
                IPermit2.SignatureTransferDetails(address(this), order.sellAmount),
                msg.sender,
                msg.data[bodyLength + 32:bodyLength + 32 + size]
            );
        }
        _run(order, slippage);
    }

    function _run(Order calldata order, AllowedSlippage calldata slippage) private {
        if (block.timestamp > order.deadline) revert Expired();
        if (order.sellToken == NATIVE) wrapped.deposit{value: order.sellAmount}();
        address bought = _erc20(slippage.buyToken);
        if (order.feeToken == order.sellToken) _takeFee(_erc20(order.sellToken), order);
        if (order.path.length > 0) _swap(order.path);
        if (order.feeToken == slippage.buyToken) _takeFee(bought, order);
        uint256 amount = IErc20(bought).balanceOf(address(this));
        uint256 wanted = slippage.minAmountOut;
        if (amount < wanted) revert TooLittleBought(amount, wanted);
        if (order.refundPath.length == 0) {
            _handOver(slippage.buyToken, slippage.recipient, amount);
            return;
        }
        _handOver(slippage.buyToken, slippage.recipient, wanted);
        if (amount > wanted) _swap(order.refundPath);
        _handOver(order.sellToken, order.refundTo, IErc20(_erc20(order.sellToken)).balanceOf(address(this)));
    }

    function _handOver(address token, address to, uint256 amount) private {
        if (amount == 0) return;
        if (token != NATIVE) return _send(token, to, amount);
        wrapped.withdraw(amount);
        (bool sent,) = to.call{value: amount}('');
        if (!sent) revert SendFailed();
    }

    function _swap(bytes calldata path) private {
        for (uint256 at = 0; at + 43 <= path.length; at += 23) {
            address from = address(bytes20(path[at:at + 20]));
            uint24 fee = uint24(bytes3(path[at + 20:at + 23]));
            address to = address(bytes20(path[at + 23:at + 43]));
            address pool = factory.getPool(from, to, fee);
            if (pool == address(0)) revert NoPool();
            bool zeroForOne = from < to;
            paying = pool;
            IV3Pool(pool).swap(
                address(this),
                zeroForOne,
                int256(IErc20(from).balanceOf(address(this))),
                zeroForOne ? 4295128740 : 1461446703485210103287273052203988822378723970341,
                abi.encode(from)
            );
            paying = address(0);
        }
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        if (msg.sender != paying) revert NotAllowed();
        _send(abi.decode(data, (address)), msg.sender, uint256(amount0 > 0 ? amount0 : amount1));
    }

    function _takeFee(address token, Order calldata order) private {
        if (order.feeBps == 0) return;
        _send(token, order.feeRecipient, (IErc20(token).balanceOf(address(this)) * order.feeBps) / 10_000);
    }

    function _erc20(address token) private view returns (address) {
        return token == NATIVE ? address(wrapped) : token;
    }

    function _send(address token, address to, uint256 amount) private {
        (bool success, bytes memory answer) = token.call(abi.encodeCall(IErc20.transfer, (to, amount)));
        if (!success || (answer.length != 0 && !abi.decode(answer, (bool)))) revert SendFailed();
    }
}
