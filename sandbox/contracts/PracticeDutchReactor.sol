// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IERC20Moves {
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

interface IPermit2Witness {
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

    function permitWitnessTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes32 witness,
        string calldata witnessTypeString,
        bytes calldata signature
    ) external;
}

struct SignedOrder {
    bytes order;
    bytes sig;
}

struct OrderInfo {
    address reactor;
    address swapper;
    uint256 nonce;
    uint256 deadline;
    address additionalValidationContract;
    bytes additionalValidationData;
}

struct DutchInput {
    address token;
    uint256 startAmount;
    uint256 endAmount;
}

struct DutchOutput {
    address token;
    uint256 startAmount;
    uint256 endAmount;
    address recipient;
}

struct CosignerData {
    uint256 decayStartTime;
    uint256 decayEndTime;
    address exclusiveFiller;
    uint256 exclusivityOverrideBps;
    uint256 inputAmount;
    uint256[] outputAmounts;
}

struct V2DutchOrder {
    OrderInfo info;
    address cosigner;
    DutchInput baseInput;
    DutchOutput[] baseOutputs;
    CosignerData cosignerData;
    bytes cosignature;
}

struct InputToken {
    address token;
    uint256 amount;
    uint256 maxAmount;
}

struct OutputToken {
    address token;
    uint256 amount;
    address recipient;
}

struct ResolvedOrder {
    OrderInfo info;
    InputToken input;
    OutputToken[] outputs;
    bytes sig;
    bytes32 hash;
}

interface IReactorCallback {
    function reactorCallback(ResolvedOrder[] memory resolvedOrders, bytes memory callbackData) external;
}

interface IValidationCallback {
    function validate(address filler, ResolvedOrder calldata resolvedOrder) external view;
}

/// Settles cosigned Dutch orders with the interface, structs and type strings of UniswapX's V2DutchOrderReactor,
/// without its protocol fees. Everything is constant, so it can be placed at any address without a constructor.
contract PracticeDutchReactor {
    error InvalidReactor();
    error DeadlinePassed();
    error DeadlineBeforeEndTime();
    error EndTimeBeforeStartTime();
    error InputAndOutputDecay();
    error InvalidCosignature();
    error InvalidCosignerInput();
    error InvalidCosignerOutput();
    error NoExclusiveOverride();
    error NativeTransferFailed();
    error TokenTransferFailed();
    error Reentered();

    event Fill(bytes32 indexed orderHash, address indexed filler, address indexed swapper, uint256 nonce);

    address public constant permit2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    address private constant NATIVE = address(0);
    uint256 private constant BPS = 10_000;

    string private constant ORDER_INFO_TYPE =
        "OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)";
    string private constant OUTPUT_TYPE =
        "DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)";
    string private constant ORDER_TYPE =
        "V2DutchOrder(OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs)";
    string private constant TOKEN_PERMISSIONS_TYPE = "TokenPermissions(address token,uint256 amount)";

    uint256 private entered;

    modifier once() {
        if (entered == 1) revert Reentered();
        entered = 1;
        _;
        entered = 0;
    }

    receive() external payable {}

    function execute(SignedOrder calldata order) external payable once {
        ResolvedOrder[] memory resolved = new ResolvedOrder[](1);
        resolved[0] = take(order);
        give(resolved);
    }

    function executeBatch(SignedOrder[] calldata orders) external payable once {
        give(takeAll(orders));
    }

    function executeWithCallback(SignedOrder calldata order, bytes calldata callbackData) external payable once {
        ResolvedOrder[] memory resolved = new ResolvedOrder[](1);
        resolved[0] = take(order);
        IReactorCallback(msg.sender).reactorCallback(resolved, callbackData);
        give(resolved);
    }

    function executeBatchWithCallback(SignedOrder[] calldata orders, bytes calldata callbackData)
        external
        payable
        once
    {
        ResolvedOrder[] memory resolved = takeAll(orders);
        IReactorCallback(msg.sender).reactorCallback(resolved, callbackData);
        give(resolved);
    }

    function takeAll(SignedOrder[] calldata orders) private returns (ResolvedOrder[] memory resolved) {
        resolved = new ResolvedOrder[](orders.length);
        for (uint256 i = 0; i < orders.length; i++) {
            resolved[i] = take(orders[i]);
        }
    }

    /// Checks an order and moves the swapper's tokens to the filler.
    function take(SignedOrder calldata signed) private returns (ResolvedOrder memory resolved) {
        resolved = resolve(signed);
        if (resolved.info.additionalValidationContract != address(0)) {
            IValidationCallback(resolved.info.additionalValidationContract).validate(msg.sender, resolved);
        }
        IPermit2Witness(permit2).permitWitnessTransferFrom(
            IPermit2Witness.PermitTransferFrom(
                IPermit2Witness.TokenPermissions(resolved.input.token, resolved.input.maxAmount),
                resolved.info.nonce,
                resolved.info.deadline
            ),
            IPermit2Witness.SignatureTransferDetails(msg.sender, resolved.input.amount),
            resolved.info.swapper,
            resolved.hash,
            string.concat("V2DutchOrder witness)", OUTPUT_TYPE, ORDER_INFO_TYPE, TOKEN_PERMISSIONS_TYPE, ORDER_TYPE),
            resolved.sig
        );
    }

    /// Moves what the filler owes to the recipients, and the rest of its native coin back to it.
    function give(ResolvedOrder[] memory orders) private {
        for (uint256 i = 0; i < orders.length; i++) {
            ResolvedOrder memory order = orders[i];
            for (uint256 j = 0; j < order.outputs.length; j++) {
                OutputToken memory output = order.outputs[j];
                if (output.token == NATIVE) sendNative(output.recipient, output.amount);
                else moveToken(output);
            }
            emit Fill(order.hash, msg.sender, order.info.swapper, order.info.nonce);
        }
        if (address(this).balance > 0) sendNative(msg.sender, address(this).balance);
    }

    function moveToken(OutputToken memory output) private {
        (bool success, bytes memory answer) = output.token.call(
            abi.encodeCall(IERC20Moves.transferFrom, (msg.sender, output.recipient, output.amount))
        );
        // Some well-known tokens answer nothing at all.
        if (!success || (answer.length != 0 && !abi.decode(answer, (bool)))) revert TokenTransferFailed();
    }

    function sendNative(address to, uint256 amount) private {
        (bool success,) = to.call{value: amount}("");
        if (!success) revert NativeTransferFailed();
    }

    function resolve(SignedOrder calldata signed) private view returns (ResolvedOrder memory resolved) {
        V2DutchOrder memory order = abi.decode(signed.order, (V2DutchOrder));
        // The swapper signed the base amounts, so the hash comes before the cosigner's better ones are put in.
        bytes32 orderHash = hashOrder(order);
        check(order, orderHash);
        useCosignerAmounts(order);

        uint256 start = order.cosignerData.decayStartTime;
        uint256 end = order.cosignerData.decayEndTime;
        DutchInput memory input = order.baseInput;
        resolved.info = order.info;
        resolved.input =
            InputToken(input.token, decay(input.startAmount, input.endAmount, start, end), input.endAmount);
        resolved.outputs = new OutputToken[](order.baseOutputs.length);
        uint256 scaleBps = BPS + overrideBps(order.cosignerData);
        for (uint256 i = 0; i < order.baseOutputs.length; i++) {
            DutchOutput memory output = order.baseOutputs[i];
            if (output.startAmount != output.endAmount && input.startAmount != input.endAmount) {
                revert InputAndOutputDecay();
            }
            uint256 amount = decay(output.startAmount, output.endAmount, start, end);
            resolved.outputs[i] =
                OutputToken(output.token, (amount * scaleBps + BPS - 1) / BPS, output.recipient);
        }
        resolved.sig = signed.sig;
        resolved.hash = orderHash;
    }

    function check(V2DutchOrder memory order, bytes32 orderHash) private view {
        if (order.info.reactor != address(this)) revert InvalidReactor();
        if (block.timestamp > order.info.deadline) revert DeadlinePassed();
        if (order.info.deadline < order.cosignerData.decayEndTime) revert DeadlineBeforeEndTime();
        if (order.cosignerData.decayEndTime < order.cosignerData.decayStartTime) revert EndTimeBeforeStartTime();

        if (order.cosignature.length != 65) revert InvalidCosignature();
        (bytes32 r, bytes32 s) = abi.decode(order.cosignature, (bytes32, bytes32));
        bytes32 digest = keccak256(abi.encodePacked(orderHash, abi.encode(order.cosignerData)));
        address signer = ecrecover(digest, uint8(order.cosignature[64]), r, s);
        if (signer == address(0) || signer != order.cosigner) revert InvalidCosignature();
    }

    /// The cosigner may only better the price; a zero leaves the amount as it was signed.
    function useCosignerAmounts(V2DutchOrder memory order) private pure {
        CosignerData memory data = order.cosignerData;
        if (data.inputAmount != 0) {
            if (data.inputAmount > order.baseInput.startAmount) revert InvalidCosignerInput();
            order.baseInput.startAmount = data.inputAmount;
        }
        if (data.outputAmounts.length != order.baseOutputs.length) revert InvalidCosignerOutput();
        for (uint256 i = 0; i < data.outputAmounts.length; i++) {
            if (data.outputAmounts[i] == 0) continue;
            if (data.outputAmounts[i] < order.baseOutputs[i].startAmount) revert InvalidCosignerOutput();
            order.baseOutputs[i].startAmount = data.outputAmounts[i];
        }
    }

    /// What anybody but the chosen filler must pay on top while the choice holds.
    function overrideBps(CosignerData memory data) private view returns (uint256) {
        bool isOpen = data.exclusiveFiller == address(0) || data.exclusiveFiller == msg.sender
            || block.timestamp > data.decayStartTime;
        if (isOpen) return 0;
        if (data.exclusivityOverrideBps == 0) revert NoExclusiveOverride();
        return data.exclusivityOverrideBps;
    }

    function decay(uint256 startAmount, uint256 endAmount, uint256 start, uint256 end)
        private
        view
        returns (uint256)
    {
        if (startAmount == endAmount || block.timestamp <= start) return startAmount;
        if (block.timestamp >= end) return endAmount;
        uint256 elapsed = block.timestamp - start;
        uint256 duration = end - start;
        return endAmount < startAmount
            ? startAmount - ((startAmount - endAmount) * elapsed) / duration
            : startAmount + ((endAmount - startAmount) * elapsed) / duration;
    }

    function hashOrder(V2DutchOrder memory order) private pure returns (bytes32) {
        bytes32[] memory outputHashes = new bytes32[](order.baseOutputs.length);
        for (uint256 i = 0; i < order.baseOutputs.length; i++) {
            DutchOutput memory output = order.baseOutputs[i];
            outputHashes[i] = keccak256(
                abi.encode(
                    keccak256(bytes(OUTPUT_TYPE)), output.token, output.startAmount, output.endAmount, output.recipient
                )
            );
        }
        return keccak256(
            abi.encode(
                keccak256(bytes(string.concat(ORDER_TYPE, OUTPUT_TYPE, ORDER_INFO_TYPE))),
                hashInfo(order.info),
                order.cosigner,
                order.baseInput.token,
                order.baseInput.startAmount,
                order.baseInput.endAmount,
                keccak256(abi.encodePacked(outputHashes))
            )
        );
    }

    function hashInfo(OrderInfo memory info) private pure returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256(bytes(ORDER_INFO_TYPE)),
                info.reactor,
                info.swapper,
                info.nonce,
                info.deadline,
                info.additionalValidationContract,
                keccak256(info.additionalValidationData)
            )
        );
    }
}
