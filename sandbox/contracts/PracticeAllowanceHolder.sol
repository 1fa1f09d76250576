// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// The contract that takers approve. It lends an allowance to one operator for the length of one call, with the
/// external interface of 0x's AllowanceHolder.
contract PracticeAllowanceHolder {
    error NotAllowed();
    error PullFailed();

    /// Calls `target` with the caller's address appended, as ERC-2771 has it.
    function exec(address operator, address token, uint256 amount, address payable target, bytes calldata data)
        external
        payable
        returns (bytes memory result)
    {
        bytes32 slot = _slot(operator, msg.sender, token);
        _store(slot, amount);
        bool success;
        (success, result) = target.call{value: msg.value}(bytes.concat(data, bytes20(msg.sender)));
        if (!success) {
            assembly {
                revert(add(result, 32), mload(result))
            }
        }
        _store(slot, 0);
    }

    /// Only within `exec`, by its operator, up to its amount.
    function transferFrom(address token, address owner, address recipient, uint256 amount) external returns (bool) {
        bytes32 slot = _slot(msg.sender, owner, token);
        uint256 left = _load(slot);
        if (left < amount) revert NotAllowed();
        _store(slot, left - amount);
        (bool success, bytes memory answer) =
            token.call(abi.encodeWithSignature('transferFrom(address,address,uint256)', owner, recipient, amount));
        if (!success || (answer.length != 0 && !abi.decode(answer, (bool)))) revert PullFailed();
        return true;
    }

    function _slot(address operator, address owner, address token) private pure returns (bytes32) {
        return keccak256(abi.encode(operator, owner, token));
    }

    function _store(bytes32 slot, uint256 value) private {
        assembly {
            tstore(slot, value)
        }
    }

    function _load(bytes32 slot) private view returns (uint256 value) {
        assembly {
            value := tload(slot)
        }
    }
}
