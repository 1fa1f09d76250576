// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IToken {
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

interface IPool {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool);
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256, int256);
}

interface IManager {
    struct Key {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    struct SwapParams {
        bool zeroForOne;
        int256 amountSpecified;
        uint160 sqrtPriceLimitX96;
    }

    function unlock(bytes calldata data) external returns (bytes memory);
    function swap(Key memory key, SwapParams memory params, bytes calldata hookData) external returns (int256);
    function sync(address currency) external;
    function settle() external payable returns (uint256);
    function take(address currency, address to, uint256 amount) external;
    function extsload(bytes32 slot) external view returns (bytes32);
}

/// Moves many pools to given prices in one transaction, out of the treasury's stock. A pool that cannot be moved is
/// left as it is, so that one odd token holds up none of the others.
contract PracticeArbitrageur {
    struct V3Target {
        address pool;
        uint160 sqrtPriceX96;
    }

    struct V4Target {
        IManager.Key key;
        uint160 sqrtPriceX96;
    }

    address public immutable treasury;
    IManager public immutable manager;
    /// The pool that may ask to be paid at this moment.
    address private paying;

    event NotMoved(address pool, bytes32 poolId);

    error NotAllowed();

    constructor(address treasury_, address manager_) {
        treasury = treasury_;
        manager = IManager(manager_);
    }

    /// Pays for swaps of the native coin.
    receive() external payable {}

    function prices(address[] calldata pools, bytes32[] calldata poolIds)
        external
        view
        returns (uint160[] memory v3, uint160[] memory v4)
    {
        v3 = new uint160[](pools.length);
        v4 = new uint160[](poolIds.length);
        for (uint256 i = 0; i < pools.length; i++) (v3[i],,,,,,) = IPool(pools[i]).slot0();
        for (uint256 i = 0; i < poolIds.length; i++) v4[i] = _v4Price(poolIds[i]);
    }

    function align(V3Target[] calldata v3, V4Target[] calldata v4) external {
        if (msg.sender != treasury) revert NotAllowed();
        for (uint256 i = 0; i < v3.length; i++) _alignV3(v3[i]);
        for (uint256 i = 0; i < v4.length; i++) {
            try manager.unlock(abi.encode(v4[i])) {}
            catch {
                emit NotMoved(address(0), keccak256(abi.encode(v4[i].key)));
            }
        }
    }

    function _alignV3(V3Target calldata target) private {
        IPool pool = IPool(target.pool);
        (uint160 now_,,,,,,) = pool.slot0();
        if (now_ == target.sqrtPriceX96) return;
        paying = target.pool;
        bytes memory pair = abi.encode(pool.token0(), pool.token1());
        try pool.swap(treasury, now_ > target.sqrtPriceX96, type(int128).max, target.sqrtPriceX96, pair) {}
        catch {
            emit NotMoved(target.pool, 0);
        }
        paying = address(0);
    }

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        if (msg.sender != paying) revert NotAllowed();
        (address token0, address token1) = abi.decode(data, (address, address));
        if (amount0 > 0) IToken(token0).transferFrom(treasury, msg.sender, uint256(amount0));
        if (amount1 > 0) IToken(token1).transferFrom(treasury, msg.sender, uint256(amount1));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        if (msg.sender != address(manager)) revert NotAllowed();
        V4Target memory target = abi.decode(data, (V4Target));
        uint160 now_ = _v4Price(keccak256(abi.encode(target.key)));
        if (now_ == target.sqrtPriceX96) return '';
        int256 delta = manager.swap(
            target.key,
            IManager.SwapParams(now_ > target.sqrtPriceX96, -int256(type(int128).max), target.sqrtPriceX96),
            ''
        );
        _settle(target.key.currency0, int128(delta >> 128));
        _settle(target.key.currency1, int128(delta));
        return '';
    }

    function _settle(address currency, int128 delta) private {
        if (delta > 0) {
            manager.take(currency, currency == address(0) ? address(this) : treasury, uint128(delta));
        } else if (delta < 0) {
            uint256 owed = uint256(-int256(delta));
            manager.sync(currency);
            if (currency == address(0)) {
                manager.settle{value: owed}();
            } else {
                IToken(currency).transferFrom(treasury, address(manager), owed);
                manager.settle();
            }
        }
    }

    /// The manager keeps its pools in a mapping at slot 6; the price is the low part of a pool's first word.
    function _v4Price(bytes32 poolId) private view returns (uint160) {
        return uint160(uint256(manager.extsload(keccak256(abi.encode(poolId, uint256(6))))));
    }
}
